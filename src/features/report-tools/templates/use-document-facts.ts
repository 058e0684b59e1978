import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import {
  isInactivityStatement,
  REPORT_TYPE_YEAR,
  useReportTypeName,
} from '#domain/reference/report-types/report-type-names.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLegalEntityTypesQuery, useReportTypesQuery } from '#domain/reference/reference.api.ts';
import type { TemplateVersion } from './template-version.ts';

/**
 * The lists of a generator in the language of the page, undefined while they are not there, and what ids of theirs stand for: for
 * requests, file names and the batch; '' for what is not known.
 */
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
  const entityTypes = useMemo(
    () => entityTypesQuery.data?.filter(({ id }) => !withoutTypes.includes(id)),
    [entityTypesQuery.data, withoutTypes],
  );
  const reportType = (id: number | null) => reportTypes?.find((type) => type.id === id);
  return {
    /** Those the agency marks with the year of this generator, in its order, regular and amended, by name (R2.8, R9). */
    reportTypes,
    reportTypesQuery,
    /** Micro companies are not on the old version (R9). */
    entityTypes,
    entityTypesQuery,
    reportTypeName: (id: number | null) => reportType(id)?.name ?? '',
    /** Whether a report type is made by this generator. */
    isOffered: (id: number) => Boolean(reportType(id)?.name),
    typeName: (id: number | null) => entityTypes?.find((type) => type.id === id)?.name ?? '',
    /** Nothing to invoice for this report type (R4.6). */
    notBillable: (id: number | null) => id !== null && isInactivityStatement(reportType(id) ?? { id }),
    estimateText: t('estimateFileName'),
  };
}

export type DocumentFacts = ReturnType<typeof useDocumentFacts>;
