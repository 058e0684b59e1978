import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { fileName } from '#shared/format/file-name.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { commonOf } from './batch/batch.ts';
import { BatchProgress } from './batch/BatchProgress.tsx';
import { BatchStart } from './batch/BatchStart.tsx';
import { useBatch } from './batch/use-batch.ts';
import { ClientDialog, type EditedClient } from './clients/ClientDialog.tsx';
import { ClientFiles } from './clients/ClientFiles.tsx';
import { ClientTable } from './clients/ClientTable.tsx';
import type { DocumentKind, TemplateInput } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import type { DocumentFacts } from './use-document-facts.ts';
import type { WatchedForm } from './use-template-form.ts';

type ClientsSectionProps = {
  version: TemplateVersion;
  facts: DocumentFacts;
  values: WatchedForm;
  /** Reads the current form, including what is being typed. */
  readForm: () => TemplateInput;
  onFill: (client: Client) => void;
};

/** The clients stored on this computer, and the batch for them (decisions: Clients and batch). */
export function ClientsSection({ version, facts, values, readForm, onFill }: ClientsSectionProps) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'filing']);
  const stored = useStoredList(clientList);
  const { items: clients } = stored;
  const [selectedJibs, setSelectedJibs] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<EditedClient | null>(null);
  const zipName = (kind: DocumentKind, year: number) => fileName(`${t(`batch.zip.${kind}`)} ${year}`, 'zip');
  const batch = useBatch({ version, facts, lang, zipName });
  if (clients === null) return <ReadingList rows={3} />;
  const selected = clients.filter(({ jib }) => selectedJibs.has(jib));

  function start(kind: DocumentKind): void {
    const common = commonOf(values);
    if (common) batch.start(kind, common, selected);
  }

  function addFromForm(): void {
    const { jib, legalEntityTypeId, reportingStandard, publicInterest } = readForm();
    setEdited({ start: { ...NEW_CLIENT, jib, legalEntityTypeId, reportingStandard, publicInterest }, replaces: '' });
  }

  const add = (
    <Button icon={UserRoundPlus} onClick={addFromForm}>
      {t('clients.add')}
    </Button>
  );
  return (
    <Section
      title={t('clients.title')}
      intro={t('clients.intro')}
      id="clients"
      {...(clients.length > 0 && { aside: t('clients.count', { count: clients.length }) })}
    >
      <div className="stack-3">
        <StoredNotice of={stored}>{t('clients.notLasting')}</StoredNotice>
        {clients.length === 0 ? (
          <EmptyState title={t('filing:noClients')} icon={UserRoundPlus} actions={add}>
            {t('clients.noneHint')}
          </EmptyState>
        ) : (
          <>
            <ClientTable
              clients={clients}
              selected={selectedJibs}
              facts={facts}
              add={add}
              onSelect={setSelectedJibs}
              onFill={onFill}
              onEdit={(client) => setEdited({ start: client, replaces: client.jib })}
            />
            {batch.running ? null : (
              <BatchStart
                clients={selected}
                replaces={batch.isUnsaved}
                onStart={start}
                {...{ values, version, facts }}
              />
            )}
          </>
        )}
        <LeaveQuestion>
          {batch.isUnsaved ? t(batch.running ? 'batch.leaveRunning' : 'batch.leaveText') : null}
        </LeaveQuestion>
        <BatchProgress api={batch} {...{ clients, version, facts }} />
        <ClientFiles clients={clients} />
      </div>
      {edited ? <ClientDialog {...edited} {...{ clients, facts }} onClose={() => setEdited(null)} /> : null}
    </Section>
  );
}
