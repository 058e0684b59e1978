import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTagByIdQuery } from '#domain/content/content.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Chips } from '#shared/ui/Chip.tsx';
import { tagNameIn, typeName } from './Facets.tsx';
import type { SearchAnswer } from './search.api.ts';
import { FILTERS, isRequested, withChange, type Filter, type SearchParams } from './search.params.ts';
import styles from './ActiveFilters.module.css';

type ActiveFiltersProps = {
  params: SearchParams;
  answer: SearchAnswer | undefined;
  onChange: (params: SearchParams) => void;
};

/** The filters in force as chips under 'Search executed by:'; pressing one takes it away (P2.10). */
export function ActiveFilters({ params, answer, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const { tagId, contentTypeId, year } = params;
  // The tag of the address is fetched by its id (P4); the answer's own spelling serves until then.
  const tag = useTagByIdQuery({ tagId: tagId ?? 0, lang }, { skip: tagId === undefined });
  const labels: Record<Filter, string | undefined> = {
    contentTypeId: contentTypeId === undefined ? undefined : typeName(t, contentTypeId),
    tagId:
      tagId === undefined
        ? undefined
        : ((tag.currentData?.name || tagNameIn(answer, tagId)) ?? t('unknownTag', { id: tagId })),
    year: year === undefined ? undefined : String(year),
  };
  const chips = FILTERS.flatMap((filter) => {
    const label = labels[filter];
    if (label === undefined) return [];
    const onRemove = () => onChange(withChange(params, { [filter]: undefined }));
    return [{ id: filter, name: t(`filter.${filter}`), label, onRemove }];
  });
  if (!isRequested(params)) return null;
  return (
    <div className={styles.row}>
      <Chips label={t('executedBy')} chips={chips} />
      <Link to={href('search', lang)}>{t('clear')}</Link>
    </div>
  );
}
