import SearchIcon from 'lucide-react/icons/search';
import { memo, type MouseEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchAnswer } from '#domain/content/content-answer.ts';
import { type Filter, FILTERS, isRequested, type SearchParams, withChange } from '#domain/content/content-search.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useTagByIdQuery } from '#domain/content/content.api.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { contentKindName, needsName, useItemNames, withTitlesOf } from '#domain/content/item-names.ts';
import { TargetLink } from '#domain/content/ItemLink.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import { useFrameContent } from '#domain/content/use-content.ts';
import { formatNumber } from '#shared/format/number.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Chips } from '#shared/ui/Chip.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { opensHere } from '#shared/ui/opens-here.ts';
import { focusPageTitle } from '#shared/ui/PageHead.tsx';
import { Pager } from '#shared/ui/Pager.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { useIsInBrowser } from '#shared/ui/use-in-browser.ts';
import { typeName } from './Facets.tsx';
import { excerpt, markMatches } from './matched-words.ts';
import { resultTarget } from './result-target.ts';
import { type Search, shownPageOf } from './use-search.ts';
import styles from './SearchResults.module.css';

type SearchResultsProps = {
  params: SearchParams;
  search: Search;
  onPage: (page: number) => void;
  onSort: (sort: SearchParams['sort']) => void;
  /** Called when a tag of a result was pressed, which starts another search. */
  onTag: () => void;
};

type ResultListProps = Pick<SearchResultsProps, 'onTag'> & {
  items: readonly ContentItem[];
  tree: ContentTree | undefined;
  page: number;
  topic: string;
};

type MatchProps = Omit<SearchResultsProps, 'search'> & { answer: SearchAnswer };

/** The results, ten on a page (P2.10, P9); a page beyond the end becomes the last one (faults A40). */
function Match({ answer: { contents, newest }, params, onPage, onSort, onTag }: MatchProps) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameAll = useItemNames();
  const { data: tree } = useFrameContent();
  const named = useMemo(() => {
    // An item without a title has here the name that it has elsewhere (readings, P3).
    const isTitled = !tree || !contents.some(needsName);
    return nameAll(isTitled ? contents : withTitlesOf(contents, tree.items).items);
  }, [contents, tree, nameAll]);
  const items = useMemo(
    () => (params.sort === 'date' ? newest.flatMap((place) => named[place] ?? []) : named),
    [named, newest, params.sort],
  );
  const total = items.length;
  const { pager } = shownPageOf(items, params.page);
  const turn = (next: number) => {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className="title-m">
          {t('matches', { count: total, total: formatNumber(total, lang) })}
        </h2>
        {total > 1 ? (
          <TagGroup
            look="switch"
            label={t('sort.label')}
            value={params.sort}
            onChange={onSort}
            options={[
              { value: 'none', label: t('sort.none') },
              { value: 'date', label: t('sort.date') },
            ]}
          />
        ) : null}
      </div>
      <ResultList items={items} tree={tree} page={pager.page} topic={params.topic} onTag={onTag} />
      <Pager {...pager} onPage={turn} />
    </>
  );
}

const ResultList = memo(function ResultList({ items, tree, page, topic, onTag }: ResultListProps) {
  return (
    <ol>
      {shownPageOf(items, page).shown.map((item) => (
        <SearchResult key={item.id} item={item} tree={tree} topic={topic} onTag={onTag} />
      ))}
    </ol>
  );
});

/** The results, or what replaces them: a prompt to enter a text, loading, failure, no results. */
export function SearchResults({ search, ...shown }: SearchResultsProps) {
  const { t } = useTranslation(['search', 'ui']);
  const lang = useLang();
  const { shown: seen, pager } = shownPageOf(search.answer?.contents ?? [], shown.params.page);
  const { total } = pager;
  const first = (pager.page - 1) * pager.pageSize + 1;
  const nothing = t('ui:searchNoResults');
  const matches = t('matches', { count: total, total: formatNumber(total, lang) });
  const place = `${matches}. ${t('shown', { from: first, to: first + seen.length - 1 })}`;
  const text = total === 0 ? nothing : pager.pages > 1 ? place : matches;
  // Another page of the same answer is news as well.
  useAnnounceAnswer(text, search.answerId && `${search.answerId} ${pager.page}`);
  // Documents are rendered at build without the address's query, so show a skeleton instead of the prompt until it is known.
  const isRead = useIsInBrowser();
  if (!isRead) return <RowsSkeleton rows={6} />;
  if (!search.requested) {
    return (
      <EmptyState icon={SearchIcon} title={t('enterSearchTerm')}>
        {t('enterSearchTermHint')}
      </EmptyState>
    );
  }
  if (search.slow) {
    return (
      <Banner kind="info" live>
        {t('slow')}
      </Banner>
    );
  }
  return (
    <Loaded
      of={search.state}
      inSlices
      skeleton={<RowsSkeleton rows={6} />}
      errorTitle={t('failed')}
      isEmpty={(answer) => answer.contents.length === 0}
      empty={<EmptyState title={nothing}>{t('ui:searchNoResultsHint')}</EmptyState>}
    >
      {(answer) => <Match answer={answer} {...shown} />}
    </Loaded>
  );
}

type ActiveFiltersProps = {
  params: SearchParams;
  /** The answer, or the one before while it is pending. */
  answer: SearchAnswer | undefined;
  onChange: (params: SearchParams) => void;
  onClear: () => void;
};

/** The active filters as chips: pressing one removes it (P2.10). */
export function ActiveFilters({ params, answer, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const { tagId, contentTypeId, year } = params;
  // The tag in the address is fetched by its id (P4); until then the name in the answer is shown, if that has one.
  const tag = useTagByIdQuery({ TagId: tagId ?? 0, lang }, { skip: tagId === undefined });
  const labels: Record<Filter, string | undefined> = {
    contentTypeId: contentTypeId === undefined ? undefined : typeName(t, contentTypeId),
    tagId:
      tagId === undefined
        ? undefined
        : tag.currentData?.name ||
          answer?.tags.find(({ key }) => key.tagId === tagId)?.key.name ||
          (tag.isFetching ? undefined : t('unknownTag', { id: tagId })),
    year: year === undefined ? undefined : String(year),
  };
  const chips = FILTERS.flatMap((filter) => {
    const label = labels[filter];
    if (label === undefined) return [];
    const onRemove = () => {
      onChange(withChange(params, { [filter]: undefined }));
      // The pressed chip is removed and the results are pending, so the focus moves to the page's heading.
      focusPageTitle({ preventScroll: true });
    };
    return [{ id: filter, name: t(`filter.${filter}`), label, onRemove }];
  });
  const clear = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    onClear();
    // The pressed link is removed, as a chip is.
    focusPageTitle({ preventScroll: true });
  };
  if (!isRequested(params)) return null;
  return (
    <div className={classNames('spread', styles.row, chips.length === 0 && styles.bare)}>
      <Chips label={t('executedBy')} chips={chips} />
      <Link to={href('search', lang)} onClick={clear}>
        {t('clear')}
      </Link>
    </div>
  );
}

/** A text with the searched words marked. */
function Marked({ text, topic }: { text: string; topic: string }) {
  let at = 0;
  return markMatches(text, topic).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

type SearchResultProps = Pick<ResultListProps, 'topic' | 'onTag'> & {
  item: ContentItem;
  tree: ContentTree | undefined;
};

/** One result: kind and date, title, the part of its text around the match, tags (P2.10). */
function SearchResult({ item, tree, topic, onTag }: SearchResultProps) {
  const { t } = useTranslation('layout');
  const text = useMemo(() => excerpt(stripHtml(item.content), topic), [item.content, topic]);
  return (
    <li className={styles.result}>
      <p className={styles.meta}>
        <span>{contentKindName(t, item.contentTypeId)}</span>
        <Dated date={item.dateTime} />
      </p>
      <h3 className="title-m">
        <TargetLink target={resultTarget(item, useLang(), tree)}>
          <Marked text={item.title} topic={topic} />
        </TargetLink>
      </h3>
      {text ? (
        <p className={`small muted ${styles.text}`}>
          <Marked text={text} topic={topic} />
        </p>
      ) : null}
      <TagLinks tags={item.tags} onOpen={onTag} />
    </li>
  );
}
