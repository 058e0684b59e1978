import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { ReadingChoice } from '#shared/workbook/ReadingChoice.tsx';
import { type FilingStores, useFilingStores } from '../../filing-stores.ts';
import type { ImportContent, ImportFile, ImportReading } from '../import-file.ts';
import { ImportContents } from './ImportContents.tsx';
import { type ClientChoice, changesNothing, importStores, mergeSummary } from './merge.ts';

/** Most names listed. */
const LISTED = 10;

type ImportDialogProps = { file: ImportFile; onClose: () => void };

/** What a file would change here, and whether it should; why nothing can be imported, if so. */
export function ImportDialog({ file: { name, read }, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['import', 'filing', 'ui']);
  const { stores } = useFilingStores();
  if (typeof read === 'string')
    return (
      <Dialog open size="s" title={t('import:failed')} onClose={onClose} closeLabel={t('ui:close')}>
        <p>{t(read === 'notRead' ? 'filing:notRead' : `import:${read}`)}</p>
      </Dialog>
    );
  return stores ? <ImportQuestion own={stores} {...{ name, onClose }} readings={read} /> : null;
}

type ImportQuestionProps = { name: string; readings: readonly ImportReading[]; own: FilingStores; onClose: () => void };

/** How the file was read, what of it is new, and, where clients differ, whose data they get. */
function ImportQuestion({ name, readings, own, onClose }: ImportQuestionProps) {
  const { t } = useTranslation(['import', 'ui']);
  const { storage, announcer } = usePortal();
  const [selected, setSelected] = useState(() => readings.findIndex(({ found }) => found !== null));
  const [choice, setChoice] = useState<ClientChoice>('own');
  const [isPending, setPending] = useState(false);
  const content = readings[selected]?.found ?? null;
  const summary = content && mergeSummary(own, content.stores);
  const isNothing = !summary || changesNothing(summary);

  async function confirm({ stores }: ImportContent): Promise<void> {
    setPending(true);
    await importStores(storage, stores, choice);
    announcer.announce(t('import:done'));
    onClose();
  }

  return (
    <Dialog
      open
      keepOpenOutside
      title={t('import:title', { name })}
      onClose={onClose}
      actions={
        isNothing || !content ? (
          <Button variant="primary" onClick={onClose}>
            {t('ui:close')}
          </Button>
        ) : (
          <>
            <Button variant="primary" isPending={isPending} onClick={() => void confirm(content)}>
              {t('import:confirm')}
            </Button>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
          </>
        )
      }
    >
      <div className="stack">
        <ReadingChoice {...{ readings, selected }} onSelect={setSelected} />
        {content ? null : <p>{t('import:unreadable')}</p>}
        {isNothing && content && content.invalid + content.refused.length === 0 ? <p>{t('import:nothing')}</p> : null}
        {summary ? <ImportContents {...{ summary, content }} /> : null}
        {summary && summary.differing.length > 0 ? (
          <RadioGroup
            label={t('import:choice')}
            hint={names(summary.differing, t('import:more', { count: summary.differing.length - LISTED }))}
            value={choice}
            onChange={({ currentTarget }) => setChoice(currentTarget.value === 'file' ? 'file' : 'own')}
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
