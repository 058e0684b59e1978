import { useCallback } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useReportTypesQuery } from '../reference.api.ts';
import { REPORT_TYPE_YEAR, useReportTypeName } from './report-type-names.ts';

/** Names a report type by its id; null for an unknown one, and until the types are loaded. Needs the texts of 'report-types'. */
export function useTypeNameOfId(): (id: number, version: keyof typeof REPORT_TYPE_YEAR) => string | null {
  const { data: types } = useReportTypesQuery({ lang: useLang() });
  const nameOf = useReportTypeName();
  return useCallback(
    (id, version) => {
      const type = types?.find((each) => each.id === id && each.year === REPORT_TYPE_YEAR[version]);
      return type ? nameOf(type) : null;
    },
    [types, nameOf],
  );
}
