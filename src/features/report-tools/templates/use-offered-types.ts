import { useMemo } from 'react';
import { useReportTypesQuery } from '#domain/reference/report-types/report-types.api.ts';
import { useLegalEntityTypesQuery } from '#domain/reference/reference.api.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { TemplateVersion } from './template-version.ts';

/** The report types of a version in the order of the agency (R2.8, R9). */
export function useOfferedReportTypes(version: TemplateVersion, lang: Lang) {
  const query = useReportTypesQuery({ lang });
  const types = useMemo(
    () => query.data?.filter(({ year }) => year === version.reportTypeYear),
    [query.data, version.reportTypeYear],
  );
  return { query, types };
}

/** The legal entity types of a version: micro companies are not on the old one (R9). */
export function useOfferedEntityTypes(version: TemplateVersion, lang: Lang) {
  const query = useLegalEntityTypesQuery({ lang });
  const types = useMemo(
    () => query.data?.filter(({ id }) => !version.withoutTypes.includes(id)),
    [query.data, version.withoutTypes],
  );
  return { query, types };
}
