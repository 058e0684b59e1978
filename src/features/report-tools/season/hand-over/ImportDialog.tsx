import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { RefusedRows } from '#domain/filing/clients/RefusedRows.tsx';
import type { RefusedPlaces } from './hand-over-file.ts';
import type { FilingStores } from '../desk/desk-rows.ts';
import { importHandOver } from './import-hand-over.ts';
import { type ClientChoice, changesNothing, mergeSummary } from './merge.ts';

/** A file that was read: its name, what is in it, how many of its entries are invalid, and which rows of a list. */
export type ReadFile = { name: string; stores: FilingStores; invalid: number; rows?: RefusedPlaces };

type ImportDialogProps = { read: ReadFile; own: FilingStores; onDone: () => void; onClose: () => void };

/** Most names listed. */
const LISTED = 10;

/** What a file would change here, and whether it should; where clients differ, whose data they get. */
export function ImportDialog({ read, own, onDone, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['season', 'ui']);
  const lang = useLang();
  const { storage } = usePortal();
  const [choice, setChoice] = useState<ClientChoice>('own');
  const [isPending, setPending] = useState(false);
  const listId = useId();
  const summary = mergeSummary(own, read.stores);
  const { clients, differing, receipts, checks, downloads } = summary;
  const isNothing = changesNothing(summary);
  const line = (
    key: 'clients' | 'same' | 'differing' | 'receipts' | 'completed' | 'checks' | 'downloads' | 'invalid',
    count: number,
  ) => (count > 0 ? <li>{t(`season:import.${key}`, { count, number: formatNumber(count, lang) })}</li> : null);

  async function confirm(): Promise<void> {
    setPending(true);
    await importHandOver(storage, read.stores, choice);
    onDone();
  }

  return (
    <Dialog
      open
      keepOpenOutside
      title={t('season:import.title', { name: read.name })}
      onClose={onClose}
      actions={
        isNothing ? (
          <Button variant="primary" onClick={onClose}>
            {t('ui:close')}
          </Button>
        ) : (
          <>
            <Button variant="primary" isPending={isPending} onClick={() => void confirm()}>
              {t('season:import.confirm')}
            </Button>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
          </>
        )
      }
    >
      <div className="stack">
        {isNothing ? <p>{t('season:import.nothing')}</p> : null}
        <ul id={listId}>
          {line('clients', clients.added)}
          {line('same', clients.same)}
          {line('differing', differing.length)}
          {line('receipts', receipts.added)}
          {line('completed', receipts.completed)}
          {line('checks', checks)}
          {line('downloads', downloads)}
          {read.rows ? null : line('invalid', read.invalid)}
        </ul>
        {read.rows ? <RefusedRows rows={read.rows} /> : null}
        {differing.length > 0 ? (
          <RadioGroup
            label={t('season:import.choice')}
            hint={names(differing, t('season:import.more', { count: differing.length - LISTED }))}
            value={choice}
            onChange={({ currentTarget }) => setChoice(currentTarget.value === 'file' ? 'file' : 'own')}
            options={[
              { value: 'own', label: t('season:import.keepOwn') },
              { value: 'file', label: t('season:import.takeFile') },
            ]}
          />
        ) : null}
        <p className="small muted">{t('season:import.rules')}</p>
      </div>
    </Dialog>
  );
}

/** The first names, and how many there are besides. */
function names(clients: readonly { name: string }[], more: string): string {
  const shown = clients.slice(0, LISTED).map(({ name }) => name);
  return [...shown, ...(clients.length > LISTED ? [more] : [])].join(', ');
}
