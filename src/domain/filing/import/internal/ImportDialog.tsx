import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { ReadingList } from '#shared/ui/StoredNotice.tsx';
import { ReadingChoice } from '#shared/workbook/ReadingChoice.tsx';
import { useFilingStores } from '../../filing-stores.ts';
import type { ImportContent, ImportFile, ImportReading } from '../import-file.ts';
import { type ClientChoice, changesNothing, importStores, type MergeSummary, mergeSummary } from './merge.ts';
import { REFUSALS } from './read-clients.ts';

/** Most names listed, and most rows; more are not read by anyone. */
const LISTED = 10;
const ROWS_LISTED = 20;

type ImportDialogProps = { file: ImportFile; onClose: () => void };

/** What a file would change here, and whether it should; why nothing can be imported, if so. */
export function ImportDialog({ file: { name, read }, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['import', 'filing', 'ui']);
  if (typeof read === 'string')
    return (
      <Dialog open size="s" title={t('import:failed')} onClose={onClose} closeLabel={t('ui:close')}>
        <p>{t(read === 'notRead' ? 'filing:notRead' : `import:${read}`)}</p>
      </Dialog>
    );
  return <ImportQuestion {...{ name, onClose }} readings={read} />;
}

type ImportQuestionProps = { name: string; readings: readonly ImportReading[]; onClose: () => void };

/** How the file was read, what of it is new, and, where clients differ, whose data they get. */
function ImportQuestion({ name, readings, onClose }: ImportQuestionProps) {
  const { t } = useTranslation(['import', 'ui']);
  const { storage, announcer } = usePortal();
  const { stores: own } = useFilingStores();
  const [selected, setSelected] = useState(() => readings.findIndex(({ found }) => found !== null));
  const [choice, setChoice] = useState<ClientChoice>('own');
  /** What is being imported: a change is shown at once, also before it is written, and the file would then have nothing new. */
  const [confirmed, setConfirmed] = useState<MergeSummary | null>(null);
  const isPending = confirmed !== null;
  const content = readings[selected]?.found ?? null;
  const summary = confirmed ?? (own && content && mergeSummary(own, content.stores));
  const isNothing = !summary || changesNothing(summary);

  async function confirm({ stores }: ImportContent): Promise<void> {
    setConfirmed(summary);
    const isLasting = await importStores(storage, stores, choice);
    announcer.announce(t(isLasting ? 'import:done' : 'import:notLasting'));
    onClose();
  }

  return (
    <Dialog
      open
      keepOpenOutside
      title={t('import:title', { name })}
      onClose={onClose}
      actions={
        !own ? (
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
        ) : isNothing || !content ? (
          <Button variant="primary" onClick={onClose}>
            {t('ui:close')}
          </Button>
        ) : (
          <>
            <Button variant="primary" isPending={isPending} onClick={() => void confirm(content)}>
              {t('import:confirm')}
            </Button>
            {/* What is being stored is stored, however long it takes: the dialog can only be closed. */}
            <Button onClick={onClose}>{t(isPending ? 'ui:close' : 'ui:cancel')}</Button>
          </>
        )
      }
    >
      <div className="stack">
        <ReadingChoice {...{ readings, selected }} onSelect={(at) => isPending || setSelected(at)} />
        {content ? null : <p>{t('import:unreadable')}</p>}
        {own ? null : <ReadingList rows={2} />}
        {own && isNothing && content && content.invalid + content.refused.length === 0 ? (
          <p>{t('import:nothing')}</p>
        ) : null}
        {summary && content ? <ImportContents {...{ summary, content }} /> : null}
        {summary && summary.differing.length > 0 ? (
          <RadioGroup
            label={t('import:choice')}
            hint={names(summary.differing, t('import:more', { count: summary.differing.length - LISTED }))}
            value={choice}
            onChange={({ currentTarget }) => isPending || setChoice(currentTarget.value === 'file' ? 'file' : 'own')}
            options={[
              { value: 'own', label: t('import:keepOwn') },
              { value: 'file', label: t('import:takeFile') },
            ]}
          />
        ) : null}
        <p className="small muted">{t('import:rules')}</p>
      </div>
    </Dialog>
  );
}

/** The first names, and how many there are besides. */
function names(clients: readonly { name: string }[], more: string): string {
  const shown = clients.slice(0, LISTED).map(({ name }) => name);
  return [...shown, ...(clients.length > LISTED ? [more] : [])].join(', ');
}

/** How many entries of a file are new or differ, and which of its rows are refused, and why. */
function ImportContents({ summary, content }: { summary: MergeSummary; content: ImportContent }) {
  const { t } = useTranslation('import');
  const lang = useLang();
  const { clients, differing, receipts, checks, downloads } = summary;
  const counts = [
    ['clients', clients.added],
    ['same', clients.same],
    ['differing', differing.length],
    ['receipts', receipts.added],
    ['completed', receipts.completed],
    ['checks', checks],
    ['downloads', downloads],
    ['invalid', content.invalid],
  ] as const;
  return (
    <>
      <ul>
        {counts.map(([key, count]) =>
          count > 0 ? <li key={key}>{t(key, { count, number: formatNumber(count, lang) })}</li> : null,
        )}
      </ul>
      {REFUSALS.map((reason) => {
        const rows = content.refused.flatMap((refused) => (refused.reason === reason ? [refused.row] : []));
        const named = rows.slice(0, ROWS_LISTED).join(', ') + (rows.length > ROWS_LISTED ? ' …' : '');
        return rows.length > 0 ? <p key={reason}>{t(`refused.${reason}`, { rows: named })}</p> : null;
      })}
    </>
  );
}
