import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { type Suggestion, suggestionsOf } from '../suggestions.ts';
import { type Count, useCounts } from './use-counts.ts';
import styles from './SearchHelp.module.css';

const GROUPS = ['spelling', 'filter', 'register'] as const;

export type SearchHelpProps = {
  /** Makes the suggestions; their rules are loaded with this file. */
  suggest: (makeSuggestions: typeof suggestionsOf) => readonly Suggestion[];
  /** Called when a suggestion is followed. */
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
            <ButtonLink to={to} size="small" preventScrollReset onClick={onFollow}>
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
