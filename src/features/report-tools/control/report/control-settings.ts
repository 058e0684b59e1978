/** Which of the two controls a screen is (R2.10, R2.11). */
export type ControlVersion = 'old' | 'new';

/** Every constant of the report control that the specification fixes or leaves to a setting (R3.10, R4.8, R7, R9). */
export const CONTROL = {
  /** Report types that are submitted without notes (readings, R3.10). */
  notesNotObligatoryReportTypes: [15, 16, 17, 18, 27, 33, 34, 35, 36, 45] as readonly number[],
  /** True for the other reading of R4.8: a failed submission clears everything. */
  resetOnFailedTransmit: false,
  /** Calls of the two versions below the main base (readings, R7). */
  calls: {
    new: {
      check: 'FileTemplate/Check',
      transmit: 'FileTemplate/Transmit',
      mail: 'Contact/SendEmailWithControlResultsNew',
    },
    old: {
      check: 'FileTemplate/CheckOld',
      transmit: 'FileTemplate/upload',
      mail: 'Contact/SendEmailWithControlResults',
    },
  },
  /** Errors shown at first, and how many more each further step shows (faults A45). */
  errorsAtFirst: 10,
  errorsPerStep: 500,
} as const;
