import * as z from 'zod/mini';
import { isJib } from '#shared/format/jib.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';

/** A check as stored on this computer and in files. */
export const reportCheckSchema = z.object({
  jib: z.string().check(z.refine(isJib)),
  version: z.enum(['old', 'new']),
  /** The report type of the id (R3.10). */
  reportType: z.int(),
  /** Name of the checked file. */
  name: z.string(),
  errors: z.int().check(z.nonnegative()),
  /** Whether the report cannot be submitted without notes (R4.8). */
  needsNotes: z.boolean(),
  /** ISO instant of the agency's answer. */
  at: z.iso.datetime(),
});

/** The last answer of the control for one report: a jib and a report type. Only reports with a valid id have one (R4.7, R4.8). */
export type ReportCheck = z.output<typeof reportCheckSchema>;

/** Identifies the report of a check. */
export const checkKey = ({ jib, version, reportType }: Pick<ReportCheck, 'jib' | 'version' | 'reportType'>): string =>
  `${version} ${jib} ${reportType}`;

/** The last check of each report on this computer, newest first. */
export const checkList = defineStoredList('report-checks', reportCheckSchema, { idOf: checkKey });

/** Stores checks; each replaces an earlier one of the same report. */
export const addChecks = ({ lists }: PortalStorage, checks: readonly ReportCheck[]) =>
  lists.get(checkList).change((others) => [...checks, ...others]);
