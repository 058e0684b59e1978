import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import { isInactivityStatement, useReportTypeName } from '#domain/reference/report-types/report-type-names.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useReportTypesQuery } from '#domain/reference/report-types/report-types.api.ts';
import { useLegalEntityTypesQuery } from '#domain/reference/reference.api.ts';
import type { TemplateVersion } from './template-version.ts';

/** What ids stand for in the language of the page: for requests, file names and the batch. '' while a list is not there. */
export function useDocumentFacts(version: TemplateVersion, lang: Lang) {
  const { t } = useTranslation('templates');
  const nameOf = useReportTypeName();
  const { types: reportTypes } = useOfferedReportTypes(version, lang);
  const { types: entityTypes } = useOfferedEntityTypes(version, lang);
  const reportType = (id: number | null) => reportTypes?.find((type) => type.id === id);
  return {
    entityTypes,
    /** The report types of this generator by name, regular and amended. */
    reportTypes: (reportTypes ?? []).map((type) => ({ id: type.id, name: nameOf(type) })),
    reportTypeName: (id: number | null) => {
      const type = reportType(id);
      return type ? nameOf(type) : '';
    },
    typeName: (id: number | null) => entityTypes?.find((type) => type.id === id)?.name ?? '',
    /** Nothing to invoice for this report type (R4.6). */
    notBillable: (id: number | null) => id !== null && isInactivityStatement(reportType(id) ?? { id }),
    estimateLabels: t('estimateFileName'),
  };
}

export type DocumentFacts = ReturnType<typeof useDocumentFacts>;

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
