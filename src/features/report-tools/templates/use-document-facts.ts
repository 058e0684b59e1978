import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalEntityTypesQuery, useReportTypesQuery } from '#domain/reference/reference.api.ts';
import {
  isInactivityStatement,
  REPORT_TYPE_YEAR,
  useReportTypeName,
} from '#domain/reference/report-types/report-type-names.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { TemplateVersion } from './template-version.ts';

/** The lists of a generator in the page's language, undefined until they are loaded, and names for ids, '' if unknown. */
export function useDocumentFacts({ form, withoutTypes }: TemplateVersion, lang: Lang) {
  const { t } = useTranslation('templates');
  const nameOf = useReportTypeName();
  const reportTypesQuery = useReportTypesQuery({ lang });
  const entityTypesQuery = useLegalEntityTypesQuery({ lang });
  const reportTypes = useMemo(
    () =>
      reportTypesQuery.data
        ?.filter(({ year }) => year === REPORT_TYPE_YEAR[form])
        .map((type) => ({ ...type, name: nameOf(type) })),
    [reportTypesQuery.data, form, nameOf],
  );
  const entityTypes = entityTypesQuery.data?.filter(({ id }) => !withoutTypes.includes(id));
  const reportType = (id: number | null) => reportTypes?.find((type) => type.id === id);
  return {
    /** Regular and amended report types of this generator's year, in the agency's order, with their names (R2.8, R9). */
    reportTypes,
    reportTypesQuery,
    /** Why no document can be made; null once the report types are there, because only then a type can be told from another. */
    noReportTypes: reportTypes ? null : t(reportTypesQuery.isError ? 'listFailed.reportTypes' : 'reportTypesLoading'),
    /** Without micro companies in the old version (R9). */
    entityTypes,
    entityTypesQuery,
    reportTypeName: (id: number | null) => reportType(id)?.name ?? '',
    isOffered: (id: number) => Boolean(reportType(id)?.name),
    typeName: (id: number | null) => entityTypes?.find((type) => type.id === id)?.name ?? '',
    /** Whether there is no invoice for this report type (R4.6). */
    notBillable: (id: number | null) => id !== null && isInactivityStatement(reportType(id) ?? { id }),
    estimateText: t('estimateFileName'),
  };
}

export type DocumentFacts = ReturnType<typeof useDocumentFacts>;
