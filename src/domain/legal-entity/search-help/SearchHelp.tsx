import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { queuedAnswer } from '#shared/api/call-queue.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { opensHere } from '#shared/ui/opens-here.ts';
import { entityPagesEndpoint } from '../entity-requests.ts';
import { toResultsPage } from '../search/search-answer.ts';
import { type Suggestion, suggestionsOf } from './suggestions.ts';
import styles from './SearchHelp.module.css';

const GROUPS = ['spelling', 'filter', 'register'] as const;

export type SearchHelpProps = {
  /** Makes the suggestions; their rules are loaded with this file. */
  suggest: (makeSuggestions: typeof suggestionsOf) => readonly Suggestion[];
  onFollow: () => void;
};

/** Other searches that may find what a search did not, each as a link; how many each would find is requested by a button only. */
export function SearchHelp({ suggest, onFollow }: SearchHelpProps) {
  const { t } = useTranslation('search-help');
  const headingId = useId();
  const suggestions = suggest(suggestionsOf);
  const { counts, isPending, request } = useCounts(suggestions);
  if (suggestions.length === 0) return null;
  return (
    <section className={`${styles.help} no-print`} aria-labelledby={headingId}>
      <h3 id={headingId} className="title-m">
        {t('title')}
      </h3>
      {GROUPS.map((group) => (
        <SuggestionGroup
          key={group}
          group={group}
          suggestions={suggestions.filter((one) => one.group === group)}
          counts={counts}
          onFollow={onFollow}
        />
      ))}
      <div className="button-row">
        <Button variant="quiet" size="small" isPending={isPending} onClick={() => void request()}>
          {t('count')}
        </Button>
      </div>
    </section>
  );
}

/** The number of results of a search; a minimum where the agency sends no total, null when it is not known. */
type Count = { count: number; isMinimum: boolean } | null;

/** How many results each suggestion has, by its address, once `request` is called; aborted when they disappear (faults G05). */
function useCounts(suggestions: readonly Suggestion[]) {
  const { t } = useTranslation('search-help');
  const dispatch = useDispatch<ApiDispatch>();
  const { announcer, queue } = usePortal();
  const lang = useLang();
  const [counts, setCounts] = useState<ReadonlyMap<string, Count>>(new Map());
  const [isPending, setPending] = useState(false);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function countOf({ call }: Suggestion, signal: AbortSignal): Promise<Count> {
    const start = () => dispatch(entityPagesEndpoint.initiate({ ...call, lang }, { forceRefetch: true }));
    const { data } = await queuedAnswer(queue, start, { signal, isPressed: true });
    if (!data) return null;
    const { count, isOpenEnded } = toResultsPage(({ id }) => ({ id }))(data, call);
    return { count, isMinimum: isOpenEnded };
  }

  async function request(): Promise<void> {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setPending(true);
    const all = await Promise.all(
      suggestions.map(async (suggestion) => {
        const count = await countOf(suggestion, signal);
        if (!signal.aborted) setCounts((before) => new Map(before).set(suggestion.to, count));
        return count;
      }),
    );
    if (signal.aborted) return;
    setPending(false);
    const known = all.filter((one) => one !== null);
    const count = known.filter((one) => one.count > 0).length;
    const unknown = all.length - known.length;
    announcer.announce(
      unknown === 0
        ? t('counted', { count })
        : known.length === 0
          ? t('uncounted')
          : t('partlyCounted', { found: count, unknown }),
    );
  }

  return { counts, isPending, request };
}

type SuggestionGroupProps = {
  group: Suggestion['group'];
  suggestions: readonly Suggestion[];
  counts: ReadonlyMap<string, Count>;
  onFollow: () => void;
};

function SuggestionGroup({ group, suggestions, counts, onFollow }: SuggestionGroupProps) {
  const { t } = useTranslation('search-help');
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="muted small">
        {t(`groups.${group}`)}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <ButtonLink to={to} size="small" preventScrollReset onClick={(press) => opensHere(press) && onFollow()}>
              <bdi className={styles.label}>{label}</bdi>
              {counts.has(to) ? <CountText count={counts.get(to) ?? null} /> : null}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CountText({ count }: { count: Count }) {
  const { t } = useTranslation('search-help');
  const lang = useLang();
  if (!count) return <span className="muted">{`(${t('unknown')})`}</span>;
  const figure = formatNumber(count.count, lang);
  return <b className="tnum">{`(${count.isMinimum ? t('atLeast', { figure }) : figure})`}</b>;
}
