import type { OperatorFile } from './operator-file.schema.ts';

/** What is known without the operator's file. Apart from the schemas, which come with the file. */
export const EMPTY_OPERATOR_FILE: OperatorFile = {
  notices: [],
  departments: [],
  offices: {},
  deadlines: [],
  conditions: {},
  orderForms: {},
};
