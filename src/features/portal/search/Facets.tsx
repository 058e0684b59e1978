import type { TFunction } from 'i18next';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchAnswer } from '#domain/content/content-answer.ts';
import {
  contentSearchUrl,
  type Filter,
  FILTERS,
  type SearchParams,
  withChange,
} from '#domain/content/content-search.ts';
import { KNOWN_CONTENT_TYPES, type KnownContentType } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './Facets.module.css';

/** One value of a facet; `count` is null when the agency sent none or an invalid one. */
type Facet = { value: number; label: string; count: number | null };

/** Values shown before 'show all'. */
const SHOWN = 8;

type FacetGroupProps = {
  filter: Filter;
  title: string;
  facets: readonly Facet[];
  params: SearchParams;
  isPending: boolean;
  onSelect?: (() => void) | undefined;
};

/** The values of one filter as links: each narrows the search by it, the selected one removes the filter. */
function FacetGroup({ filter, title, facets, params, isPending, onSelect }: FacetGroupProps) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const headingId = useId();
  const part = useRef<HTMLElement>(null);
  useFocusAfter(part);
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The pressed button is removed, so the focus moves to the first value it has added.
    list.current?.querySelectorAll('a')[SHOWN]?.focus();
  };
  const selected = params[filter];
  return (
    <nav ref={part} className={styles.group} aria-labelledby={headingId} aria-busy={isPending || undefined}>
      <h2 id={headingId} className="side-head">
        {title}
      </h2>
      <ul ref={list}>
        {facets.slice(0, all ? facets.length : SHOWN).map(({ value, label, count }) => {
          const isSelected = value === selected;
          const next = withChange(params, { [filter]: isSelected ? undefined : value });
          const to = href('search', lang) + writeUrl(contentSearchUrl, next);
          return (
            <li key={value}>
              <Link to={to} aria-current={isSelected || undefined} onClick={onSelect}>
                <bdi>{label}</bdi>
                {isSelected ? <VisuallyHidden>{` (${t('facets.remove')})`}</VisuallyHidden> : null}
                <span className={styles.count}>
                  {count === null ? null : <span>{formatNumber(count, lang)}</span>}
                  {isSelected ? <Icon of={X} size="s" /> : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {facets.length > SHOWN && !all ? (
        <Button variant="quiet" size="small" onClick={showAll}>
          {t('facets.all', { total: facets.length })}
        </Button>
      ) : null}
    </nav>
  );
}

type FacetsProps = {
  params: SearchParams;
  /** The answer, or the one before while it is pending. */
  answer: SearchAnswer | undefined;
  isPending: boolean;
  /** Called when a facet was selected: the sheet on phones closes. */
  onSelect?: () => void;
};

/** Content types, tags and years of the results, each with its count (P2.10); facets without values are hidden. */
function Facets({ params, answer, isPending, onSelect }: FacetsProps) {
  const { t } = useTranslation('search');
  if (!answer) return null;
  const facets: Record<Filter, Facet[]> = {
    contentTypeId: answer.contentTypes.map(({ key, value }) => ({ value: key, label: typeName(t, key), count: value })),
    tagId: answer.tags.flatMap(({ key, value }) =>
      key.name ? { value: key.tagId, label: key.name, count: value } : [],
    ),
    year: answer.years.map(({ key, value }) => ({ value: key, label: String(key), count: value })),
  };
  return FILTERS.filter((filter) => facets[filter].length > 0).map((filter) => (
    <FacetGroup
      key={filter}
      filter={filter}
      title={t(`facets.${filter}`)}
      facets={facets[filter]}
      params={params}
      isPending={isPending}
      onSelect={onSelect}
    />
  ));
}

/** The facets beside the results, rendered after them: a phone shows the results only. */
export function SideFacets({ params, answer, isPending }: Omit<FacetsProps, 'onSelect'>) {
  const given = useMemo(() => ({ params, answer, isPending }), [params, answer, isPending]);
  return <LateFacets {...useDeferredValue(given, { params, answer: undefined, isPending })} />;
}

const LateFacets = memo(Facets);

/**
 * The facets on small screens, if there are any. Their button is shown before the answer arrives, so that nothing below it
 * moves.
 */
export function FacetSheet(given: Omit<FacetsProps, 'onSelect'>) {
  const { answer, isPending } = given;
  const hasFacets = answer ? answer.contentTypes.length + answer.tags.length + answer.years.length > 0 : isPending;
  return hasFacets ? <Sheet {...given} /> : null;
}

/** A button with the number of active filters, and the sheet of facets that it opens (look: Search and filters). */
function Sheet({ params, answer, isPending }: Omit<FacetsProps, 'onSelect'>) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  const active = FILTERS.filter((filter) => params[filter] !== undefined).length;
  return (
    <FocusAfter className={`no-print ${styles.sheet}`}>
      <Button icon={SlidersHorizontal} wide isPending={isPending} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? t('facets.openWith', { active }) : t('facets.open')}
      </Button>
      <Dialog open={open} title={t('facets.title')} placement="side" onClose={() => setOpen(false)}>
        <Facets params={params} answer={answer} isPending={isPending} onSelect={() => setOpen(false)} />
      </Dialog>
    </FocusAfter>
  );
}

/** Name of a content type as a group (P3 Content types); an unknown one is named by its number. */
export function typeName(t: TFunction<'search'>, contentTypeId: number): string {
  return contentTypeId <= KNOWN_CONTENT_TYPES
    ? t(`type.${contentTypeId as KnownContentType}`)
    : t('type.unknown', { id: contentTypeId });
}
