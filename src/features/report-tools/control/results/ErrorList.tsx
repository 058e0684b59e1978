import Search from 'lucide-react/icons/search';
import {
  type CSSProperties,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { CONTROL } from '../report/control-settings.ts';
import type { ReportResult } from '../report/report-result.ts';
import { type ErrorGroup, groupErrors, searchTexts, visibleErrors } from './error-groups.ts';
import { ErrorGroupList } from './ErrorGroupList.tsx';
import styles from './ErrorList.module.css';

type ErrorListProps = {
  result: ReportResult;
  sheets: readonly string[];
  /** Show all errors, including filtered and hidden ones. */
  printing: boolean;
};

const NONE: ReadonlySet<string> = new Set();
/** A filter is shown from this number of errors. */
const FILTER_FROM = 6;
/** Longer amounts are shown under the text, because three columns of them would leave no space for it. */
const COLUMN_SIGNS = 16;

/** The errors of one report: by sheet, filtered, marked as fixed; ten at first, then all (R2.12, faults A45). */
export function ErrorList({ result, sheets, printing }: ErrorListProps) {
  const { t } = useTranslation('results');
  const lang = useLang();
  const { errorGuide } = useAgencyFile();
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed);
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const [hideSelected, setHideSelected] = useState(false);
  const [limit, setLimit] = useState<number>(CONTROL.errorsAtFirst);
  /** The place of the first row that was asked for last, which takes the focus of the button. */
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const hide = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLParagraphElement>(null);
  // Hundreds of rows are rendered as a transition, so that the page stays responsive.
  const [growing, grow] = useTransition();
  const groups = useMemo(() => groupErrors(result.errors, sheets), [result, sheets]);
  const texts = useMemo(() => searchTexts(groups), [groups]);
  const figureSigns = useMemo(() => longestFigure(groups, lang), [groups, lang]);
  const hidden = hideSelected && !printing ? selected : NONE;
  const shown = useMemo(
    () => visibleErrors(groups, texts, { filter: printing ? '' : filter, hidden, limit: printing ? Infinity : limit }),
    [groups, texts, filter, hidden, limit, printing],
  );
  const toggle = useCallback((key: string) => {
    // The row of a marked error goes when those are hidden: the next one takes the focus, or what comes before it.
    if (hide.current?.checked) focusNextBox(list.current);
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  const figure = (value: number) => formatNumber(value, lang);
  const listed = Math.min(limit, shown.count);
  const nextLimit = limit < CONTROL.errorsPerStep ? CONTROL.errorsPerStep : limit + CONTROL.errorsPerStep;
  useLayoutEffect(() => {
    // The person may have gone on to the filter before the rows were there.
    const { activeElement } = document;
    if (activeElement !== document.body && !more.current?.contains(activeElement)) return;
    if (firstNew !== null) list.current?.querySelectorAll<HTMLElement>('ol input')[firstNew]?.focus();
  }, [firstNew]);
  /** Whether errors match that are not shown because they are marked. */
  const areAllMarked = shown.count === 0 && visibleErrors(groups, texts, { filter, hidden: NONE, limit: 0 }).count > 0;
  const filtered = filter.trim() !== '' || hideSelected;
  useAnnounce(filtered ? t('matches', { count: shown.count }) : null);

  return (
    <div ref={list} className={`stack ${styles.list}`} style={{ '--figure': `${figureSigns}ch` } as CSSProperties}>
      {result.errors.length >= FILTER_FROM ? (
        <div className={`no-print ${styles.tools}`}>
          <TextField
            label={t('filter')}
            icon={Search}
            type="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <CheckboxField
            ref={hide}
            label={t('hideMarked')}
            checked={hideSelected}
            onChange={({ currentTarget }) => setHideSelected(currentTarget.checked)}
          />
        </div>
      ) : null}
      <p className={`no-print ${styles.state}`}>
        {`${t('shownOf', { shown: figure(listed), total: figure(shown.count) })}${
          selected.size > 0
            ? ` · ${t('markedOf', { marked: figure(selected.size), total: figure(result.errors.length) })}`
            : ''
        }`}
      </p>
      {shown.groups.map((group) => (
        <ErrorGroupList
          key={group.sheet ?? ''}
          group={group}
          guide={errorGuide}
          columns={figureSigns <= COLUMN_SIGNS}
          selected={selected}
          onSelect={toggle}
        />
      ))}
      {shown.count === 0 ? <EmptyState title={t(areAllMarked ? 'allMarked' : 'noMatch')} /> : null}
      {shown.count > limit && !printing ? (
        <p ref={more} className={styles.more}>
          <Button
            isPending={growing}
            onClick={() => {
              grow(() => {
                setLimit(nextLimit);
                setFirstNew(limit);
              });
            }}
          >
            {shown.count <= CONTROL.errorsPerStep
              ? t('showAll', { total: figure(shown.count) })
              : t('showMore', { count: Math.min(nextLimit, shown.count) - limit })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Focuses the checkbox after the focused one, or the one before the last. */
function focusNextBox(list: HTMLElement | null): void {
  const boxes = [...(list?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])];
  const at = boxes.findIndex((box) => box === document.activeElement);
  // In Safari a press gives a checkbox no focus: there is none to move.
  if (at < 0) return;
  (boxes[at + 1] ?? boxes[at - 1])?.focus();
}

/** Length of the longest amount in the errors, written with two decimals; 0 without amounts. */
function longestFigure(groups: readonly ErrorGroup[], lang: Lang): number {
  const figures = groups
    .flatMap(({ errors }) => errors.flatMap(({ amounts }) => amounts ?? []))
    .flatMap(({ written, expected }) => [written, expected, written - expected]);
  const signs = figures.map((figure) => formatNumber(figure, lang, { decimals: 2 }).length);
  return signs.reduce((longest, count) => Math.max(longest, count), 0);
}
