import type { AgencyFile } from './agency-file.schema.ts';

/** What is known without the agency's file. Apart from the schemas, which come with the file. */
export const EMPTY_AGENCY_FILE: AgencyFile = {
  notices: [],
  departments: [],
  offices: {},
  deadlines: [],
  conditions: {},
  orderForms: {},
};
