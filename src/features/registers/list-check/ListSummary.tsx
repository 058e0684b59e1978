import { useTranslation } from 'react-i18next';
import { firstOfEach } from '#shared/api/lists.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Status } from '#shared/ui/Status.tsx';
import type { ListRow } from './list/list-row.ts';
import type { ListRead } from './list/read-list.ts';
import { useUnclearText } from './table/use-row-note.ts';
import styles from './ListEntry.module.css';

/** Most examples of one kind. */
const SHOWN = 20;
/** Most characters shown of a line that is left out. */
const LONGEST = 60;

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : text;
}

/** How a pasted list is understood before anything is requested: what will be checked, and what is left out and why. */
export function ListSummary({ list, most }: { list: ListRead; most: number }) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const unclearText = useUnclearText();
  const { rows, duplicates, beyond, names, other } = list;
  const of = (kind: ListRow['wanted']['kind']) => rows.filter(({ wanted }) => wanted.kind === kind);
  const [unclear, byName] = [of('unclear'), of('name')];
  const count = (key: 'jibs' | 'names' | 'unclear' | 'duplicates' | 'withoutNames' | 'other', number: number) =>
    number > 0 ? t(`summary.${key}`, { count: number }) : null;
  const parts = [
    count('jibs', of('jib').length),
    count('names', byName.length),
    count('unclear', unclear.length),
    count('duplicates', duplicates.length),
    count('withoutNames', names.length),
    count('other', other.length),
  ].filter((part) => part !== null);
  const line = (row: ListRow) => t('summary.line', { line: row.line });
  const details = [
    ...unclear.slice(0, SHOWN).map((row) => {
      const note = row.wanted.kind === 'unclear' ? unclearText(row.wanted.reason, row.wanted.number) : '';
      return [`${line(row)} ${row.given}`.trim(), note] as const;
    }),
    ...duplicates
      .slice(0, SHOWN)
      .map(({ row, first }) => [line(row), t('summary.duplicateOf', { line: first.line })] as const),
    ...byName.slice(0, SHOWN).map((row) => [line(row), t('summary.byName', { name: row.given })] as const),
    ...other
      .slice(0, SHOWN)
      .map(
        ({ line: at, text }) =>
          [`${t('summary.line', { line: at })} ${shortened(text)}`, t('summary.leftOut')] as const,
      ),
  ];
  return (
    <div className={styles.summary}>
      <Status className="small">
        {rows.length + duplicates.length + names.length + other.length === 0 ? t('summary.nothing') : parts.join(' · ')}
      </Status>
      {beyond.length > 0 ? (
        <p className="small">
          <strong>{t('summary.beyond', { most: formatNumber(most, lang), count: beyond.length })}</strong>
        </p>
      ) : null}
      {details.length > 0 ? (
        <Disclosure summary={t('summary.details')}>
          <ul className={styles.samples}>
            {firstOfEach(details, String).map(([where, what]) => (
              <li key={`${where} ${what}`}>
                <strong>{`${where} `}</strong>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
