import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ImportContent } from '../import-file.ts';
import type { MergeSummary } from './merge.ts';
import { REFUSALS } from './read-clients.ts';

/** Rows that are named; more are not read by anyone. */
const NAMED = 20;

/** How many entries of a file are new or differ, and which of its rows are refused, and why. */
export function ImportContents({ summary, content }: { summary: MergeSummary; content: ImportContent }) {
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
  const rowsWith = (reason: (typeof REFUSALS)[number]) =>
    content.refused.filter((refused) => refused.reason === reason).map(({ row }) => row);
  return (
    <>
      <ul>
        {counts.map(([key, count]) =>
          count > 0 ? <li key={key}>{t(key, { count, number: formatNumber(count, lang) })}</li> : null,
        )}
      </ul>
      {REFUSALS.map((reason) => {
        const rows = rowsWith(reason);
        const named = rows.slice(0, NAMED).join(', ') + (rows.length > NAMED ? ' …' : '');
        return rows.length > 0 ? <p key={reason}>{t(`refused.${reason}`, { rows: named })}</p> : null;
      })}
    </>
  );
}
