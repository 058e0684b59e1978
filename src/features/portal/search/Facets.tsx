import { useTranslation } from 'react-i18next';
import { FacetGroup, type Facet } from './FacetGroup.tsx';
import { typeName } from './facet-names.ts';
import type { SearchAnswer } from './search.api.ts';
import { FILTERS, type Filter, type SearchParams } from './search.params.ts';

type FacetsProps = {
  params: SearchParams;
  answer: SearchAnswer | undefined;
  /** A facet was chosen: the sheet on a phone closes. */
  onChoose?: () => void;
};

/** Content types, tags and years of what was found, each with its count (P2.10); a facet without values is hidden. */
export function Facets({ params, answer, onChoose }: FacetsProps) {
  const { t } = useTranslation('search');
  if (!answer) return null;
  const facets: Record<Filter, Facet[]> = {
    contentTypeId: answer.contentTypes.map(({ key, value }) => ({ value: key, label: typeName(t, key), count: value })),
    tagId: answer.tags.flatMap(({ key, value }) =>
      key.name ? { value: key.tagId, label: key.name, count: value } : [],
    ),
    year: answer.years.map(({ key, value }) => ({ value: key, label: String(key), count: value })),
  };
  return FILTERS.map((filter) => (
    <FacetGroup
      key={filter}
      filter={filter}
      title={t(`facets.${filter}`)}
      facets={facets[filter]}
      params={params}
      onChoose={onChoose}
    />
  ));
}
