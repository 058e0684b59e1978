import type { AgencyFile } from '../agency-file.schema.ts';

/** Used without an agency's file. It is separate from the schemas, which are fetched with the file only. */
export const EMPTY_AGENCY_FILE: AgencyFile = {
  notices: [],
  switches: [],
  errorGuide: [],
  sources: {},
  limits: {},
  departments: [],
  offices: {},
  deadlines: [],
  conditions: {},
  orderForms: {},
  listCheck: { lines: 300, calls: 2400 },
};
