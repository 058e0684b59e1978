import { useCallback } from 'react';
import { useReportTypesQuery } from '#domain/reference/report-types/report-types.api.ts';
import { useReportTypeName, REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ControlVersion } from './control-settings.ts';
import { readReportId } from './report-id.ts';

/** Names the report type of an id in the reader's language; its bare number while the list is not there, null for an id of the wrong form. */
export function useTypeName(): (id: string, version: ControlVersion) => string | null {
  const { data: types } = useReportTypesQuery({ lang: useLang() });
  const nameOf = useReportTypeName();
  return useCallback(
    (id, version) => {
      const parts = readReportId(id);
      if (!parts) return null;
      const type = types?.find((each) => each.id === parts.reportType && each.year === REPORT_TYPE_YEAR[version]);
      return type ? nameOf(type) : String(parts.reportType);
    },
    [types, nameOf],
  );
}
