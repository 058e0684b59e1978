import FileInput from 'lucide-react/icons/file-input';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientList, withoutClient } from '#domain/filing/clients/client-list.ts';
import { type Client, draftsOfClient } from '#domain/filing/clients/client.ts';
import { ClientName } from '#domain/filing/clients/ClientName.tsx';
import { hasWords } from '#shared/format/has-words.ts';
import { MISSING } from '#shared/format/number.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { Table } from '#shared/ui/Table.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { DocumentFacts } from '../use-document-facts.ts';
import styles from './ClientTable.module.css';

type ClientTableProps = {
  clients: readonly Client[];
  /** Jibs of the clients selected for a batch. */
  selected: ReadonlySet<string>;
  facts: DocumentFacts;
  add: ReactNode;
  onSelect: (jibs: ReadonlySet<string>) => void;
  onFill: (client: Client) => void;
  onEdit: (client: Client) => void;
};

const SEARCH_FROM = 9;

/** The clients with their data for the form, a checkbox for the batch, and buttons to fill the form, edit and remove. */
export function ClientTable(props: ClientTableProps) {
  const { clients, selected, facts, add, onSelect, onFill, onEdit } = props;
  const { t } = useTranslation('templates');
  const [query, setQuery] = useState('');
  const { drafts } = usePortal();
  const { change } = useStoredList(clientList);
  const [removed, setRemoved] = useState<Client | null>(null);
  const shown = clients.filter(hasWords(query, ({ jib, name }) => `${name} ${jib}`));
  const areAllSelected = shown.length > 0 && shown.every(({ jib }) => selected.has(jib));
  const isAnySelected = shown.some(({ jib }) => selected.has(jib));

  function select(jibs: readonly string[], on: boolean): void {
    const next = new Set(selected);
    for (const jib of jibs)
      if (on) next.add(jib);
      else next.delete(jib);
    onSelect(next);
  }

  return (
    <div className={styles.clients}>
      <div className={styles.tools}>
        {clients.length < SEARCH_FROM && query === '' ? null : (
          <TextField
            label={t('clients.search')}
            labelHidden
            placeholder={t('clients.search')}
            icon={Search}
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
        {add}
      </div>
      <CheckboxField
        label={t('clients.selectAll', { count: shown.length })}
        checked={areAllSelected}
        ref={(box) => {
          if (box) box.indeterminate = isAnySelected && !areAllSelected;
        }}
        onChange={({ currentTarget }) =>
          select(
            shown.map(({ jib }) => jib),
            currentTarget.checked,
          )
        }
      />
      <Table caption={t('clients.title')} captionHidden stack className={styles.table ?? ''}>
        <thead>
          <tr>
            <th scope="col">{t('clients.client')}</th>
            <th scope="col">{t('clients.typeAndStandard')}</th>
            <th scope="col">
              <VisuallyHidden>{t('clients.acts')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((client) => {
            const { jib, name, legalEntityTypeId, reportingStandard, reportTypeId, creatorId } = client;
            return (
              <tr key={jib}>
                <th scope="row">
                  <CheckboxField
                    label={<ClientName name={name} jib={jib} />}
                    checked={selected.has(jib)}
                    onChange={({ currentTarget }) => select([jib], currentTarget.checked)}
                  />
                </th>
                <td className={styles.kind}>
                  <span>{facts.typeName(legalEntityTypeId) || MISSING}</span>
                  {reportingStandard === 0 ? null : <span>{t(`standard.${reportingStandard}.name`)}</span>}
                  {facts.reportTypeName(reportTypeId) ? <span>{facts.reportTypeName(reportTypeId)}</span> : null}
                  {creatorId === null ? null : <span>{t('clients.ownCreator')}</span>}
                </td>
                <td className={styles.acts}>
                  <div className="button-row">
                    <Button
                      size="small"
                      icon={FileInput}
                      aria-label={t('clients.fillName', { name })}
                      onClick={() => onFill(client)}
                    >
                      {t('clients.fill')}
                    </Button>
                    <IconButton
                      icon={Pencil}
                      size="small"
                      bare
                      label={t('clients.editName', { name })}
                      onClick={() => onEdit(client)}
                    />
                    <IconButton
                      icon={Trash2}
                      size="small"
                      bare
                      label={t('clients.removeName', { name })}
                      onClick={() => setRemoved(client)}
                    />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Status>{shown.length === 0 ? t('clients.noMatch') : null}</Status>
      {removed ? (
        <ConfirmDialog
          open
          title={t('clients.remove')}
          confirmLabel={t('clients.removeConfirm')}
          onConfirm={() => {
            setRemoved(null);
            drafts.removeStartingWith(draftsOfClient(removed.jib));
            void change((now) => withoutClient(now, removed.jib));
          }}
          onClose={() => setRemoved(null)}
        >
          <p>{t('clients.removeText', { name: removed.name })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
