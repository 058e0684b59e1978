import { saveAs } from 'file-saver';
import { use, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useErrorText } from '#shared/ui/FailureText.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { ExportLimit } from './export-limit.ts';
import { EXPORT_START, exportReducer } from './export-machine.ts';
import { type ExportOffer, exportPart, gatherRows, rowCount } from './export-rows.ts';
import { exportTable } from './export-table.ts';

/** Shows how many rows are exported and what the cap leaves out, offers the formats, shows progress and can be cancelled. */
export function ExportDialog({ onClose, ...offer }: ExportOffer<unknown> & { onClose: () => void }) {
  const { announcer } = usePortal();
  const { title, columns, source: offered, about, fileName } = offer;
  const { t } = useTranslation(['export', 'ui']);
  const errorText = useErrorText();
  const lang = useLang();
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const [state, dispatch] = useReducer(exportReducer, EXPORT_START);
  const { from } = state;
  const { run, cancel } = useOneAtATime();
  // Computed rows are computed once, and only when the dialog opens.
  const [made] = useState(() => ('rows' in offered ? { rows: offered.rows() } : null));
  const source = 'rows' in offered ? (made ?? { rows: [] }) : offered;
  const total = state.step === 'complete' ? from : rowCount(source);
  const cap = use(ExportLimit);
  const { first, last, count, next } = exportPart(total, from, cap);
  const hasCodes = columns.some(({ kind }) => kind === 'code');
  const isPart = from > 0 || next !== null;
  const isPending = state.step === 'pending';
  const nothing = count > 0 ? null : t(from > 0 ? 'complete' : 'nothing');
  const figure = (value: number) => formatNumber(value, lang);

  const start = () =>
    run(async (signal) => {
      dispatch({ type: 'started' });
      const onProgress = (done: number) => dispatch({ type: 'progressed', done });
      const lines = [
        { label: t('ui:fileAbout.what'), text: title },
        ...about,
        { label: t('ui:fileAbout.address'), text: window.location.href },
        { label: t('ui:fileAbout.day'), text: fileDay() },
      ];
      try {
        const { rows, total: known } = await gatherRows(source, signal, onProgress, from, cap);
        if (rows.length === 0) {
          announcer.announce(t(from > 0 ? 'complete' : 'nothing'));
          return dispatch({ type: 'noRows' });
        }
        const part = exportPart(known, from, cap);
        const table = exportTable(columns, rows);
        const notes = { sheet: t('ui:fileAbout.sheet'), lines };
        const file =
          format === 'xlsx'
            ? await (await import('./export-xlsx.ts')).exportXlsx(table, t('sheet'), notes)
            : (await import('./export-csv.ts')).exportCsv(table, lang);
        signal.throwIfAborted();
        const isAll = part.next === null && from === 0;
        saveAs(file, `${fileName}-${fileDay()}${isAll ? '' : `-${first}-${part.last}`}.${format}`);
        announcer.announce(t('saved', { count: rows.length, rows: figure(rows.length) }));
        if (part.next === null) onClose();
        else dispatch({ type: 'saved', next: part.next });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', error });
      }
    });

  function stop(): void {
    cancel();
    dispatch({ type: 'stopped' });
  }

  return (
    <Dialog
      open
      title={title}
      size="s"
      keepOpenOutside={isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={isPending} unavailable={nothing} onClick={() => void start()}>
            {t(state.step === 'failed' ? 'ui:tryAgain' : 'save')}
          </Button>
          <Button onClick={isPending ? stop : onClose}>
            {t(isPending ? 'stop' : from > 0 ? 'ui:close' : 'ui:cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {nothing ??
            (total === Infinity
              ? t('partOfUnknown', { first: figure(first), last: figure(last) })
              : isPart
                ? t('part', { first: figure(first), last: figure(last), total: figure(total) })
                : t('rows', { count, rows: figure(count) }))}
        </p>
        {isPart && count > 0 && next !== null ? (
          <p className="small muted">{t('moreParts', { most: figure(cap) })}</p>
        ) : null}
        {state.step === 'failed' ? (
          <Banner kind="error" live title={t('failed')}>
            {errorText(state.error)}
          </Banner>
        ) : null}
        {isPending && count > 0 ? (
          <ProgressBar
            label={t('working')}
            {...(total === Infinity
              ? { value: null, text: figure(state.done) }
              : { value: state.done / count, text: t('progress', { done: state.done, count }) })}
          />
        ) : (
          <RadioGroup
            label={t('format')}
            name="export-format"
            value={format}
            onChange={(event) => setFormat(event.target.value === 'csv' ? 'csv' : 'xlsx')}
            options={[
              { value: 'xlsx', label: t('xlsx'), hint: hasCodes ? t('xlsxHint') : undefined },
              { value: 'csv', label: t('csv') },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
