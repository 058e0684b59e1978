import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber } from '#shared/format/number.ts';
import { href } from '#shared/routing/href.ts';
import { writeUrl } from '#shared/routing/url-schema.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './FacetGroup.module.css';
import { contentSearchUrl, withChange, type Filter, type SearchParams } from './search.params.ts';

/** One value of a facet; `count` is null when the agency sent none that makes sense. */
export type Facet = { value: number; label: string; count: number | null };

/** Values shown before 'show all'. */
const SHOWN = 8;

type FacetGroupProps = {
  filter: Filter;
  title: string;
  facets: readonly Facet[];
  params: SearchParams;
  onChoose?: (() => void) | undefined;
};

/** The values of one filter as links: each leads to the search narrowed by it, the chosen one to the search without it. */
export function FacetGroup({ filter, title, facets, params, onChoose }: FacetGroupProps) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const headingId = useId();
  const [all, setAll] = useState(false);
  if (facets.length === 0) return null;
  const selected = params[filter];
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul>
        {facets.slice(0, all ? facets.length : SHOWN).map(({ value, label, count }) => {
          const isSelected = value === selected;
          const next = withChange(params, { [filter]: isSelected ? undefined : value });
          const to = href('search', lang) + writeUrl(contentSearchUrl, next);
          return (
            <li key={value}>
              <Link to={to} aria-current={isSelected || undefined} onClick={onChoose}>
                <bdi>{label}</bdi>
                {isSelected ? <VisuallyHidden> ({t('facets.remove')})</VisuallyHidden> : null}
                <span className={styles.count}>
                  {count === null ? null : formatNumber(count, lang)}
                  {isSelected ? <Icon of={X} size="s" /> : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {facets.length > SHOWN && !all ? (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {t('facets.all', { total: facets.length })}
        </Button>
      ) : null}
    </nav>
  );
}
