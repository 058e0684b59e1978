import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { FailedCheck, ItemChanges } from '../../CheckedItem.tsx';
import type { NamedSearch } from './named-search.ts';
import { isNothingNew, searchNews } from './search-news.ts';
import styles from '../NamedSearches.module.css';

/** The state of a named search: what is new since when, or that nothing is, or that it is not known. */
export function SearchState({ search, isPending = false }: { search: NamedSearch; isPending?: boolean }) {
  const { t } = useTranslation('named-searches');
  const lang = useLang();
  const { seen, latest, hasFailed } = search;
  const lines = useNewsLines(search);
  const isNew = lines.length > 0;
  const [tone, state] = isNew
    ? (['act', 'isNew'] as const)
    : isPending || (!latest && !hasFailed)
      ? (['neutral', 'checking'] as const)
      : hasFailed
        ? (['error', 'failed'] as const)
        : (['ok', 'unchanged'] as const);
  return (
    <div className={styles.state}>
      <Badge tone={tone}>{t(state)}</Badge>
      {isNew ? (
        <ItemChanges>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ItemChanges>
      ) : null}
      {isNew && hasFailed && !isPending ? <FailedCheck>{t('failedSince')}</FailedCheck> : null}
      <p className="muted xs">
        {isNew && seen
          ? t('since', { date: formatDateTime(seen.at, lang) })
          : latest
            ? t('asOf', {
                date: formatDateTime(latest.at, lang),
                figure: latest.count === null ? t('uncounted') : formatNumber(latest.count, lang),
              })
            : null}
      </p>
    </div>
  );
}

function useNewsLines(search: NamedSearch): string[] {
  const { t } = useTranslation('named-searches');
  const lang = useLang();
  const news = searchNews(search);
  if (isNothingNew(news)) return [];
  const { entities, withDocuments, count } = news;
  const figures = count && { from: formatNumber(count.from, lang), to: formatNumber(count.to, lang) };
  const areAllRead = search.seen?.isComplete && search.latest?.isComplete;
  return [
    entities.length > 0 ? t('newEntities', { count: entities.length }) : '',
    withDocuments.length > 0 ? t('newDocuments', { count: withDocuments.length }) : '',
    count && figures ? t(count.to > count.from ? 'countRose' : 'countFell', figures) : '',
    count && !areAllRead ? t('notAllRead') : '',
  ].filter(Boolean);
}
