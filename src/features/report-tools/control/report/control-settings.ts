/** The two controls (R2.10, R2.11). */
export type ControlVersion = 'old' | 'new';

/** The constants of the report control that the specification fixes or leaves to a setting (R3.10, R4.8, R7, R9). */
export const CONTROL = {
  /** Report types that are submitted without notes (readings, R3.10). */
  notesNotObligatoryReportTypes: [15, 16, 17, 18, 27, 33, 34, 35, 36, 45] as readonly number[],
  /** If true, a failed submission clears everything, which is the other reading of R4.8. */
  resetOnFailedTransmit: false,
  /** Number of errors shown at first, and how many more each step shows (faults A45). */
  errorsAtFirst: 10,
  errorsPerStep: 500,
} as const;
