import * as z from 'zod/mini';
import { YEARS } from '#shared/config/settings.ts';
import { type CheckColumn, COLUMNS } from './run/list-check.ts';

/** Longest text of a list; three hundred long lines are a tenth of it. */
export const LONGEST_LIST = 500_000;

/** The form that starts a check, as it is stored while it is filled in. */
export const listFormSchema = z.object({
  text: z.string().check(z.maxLength(LONGEST_LIST)),
  columns: z.array(z.enum(COLUMNS)),
  /** Year of the red portal. */
  year: z.string(),
  withNames: z.boolean(),
});

export type ListForm = z.output<typeof listFormSchema>;

export const EMPTY_LIST: ListForm = {
  text: '',
  columns: [...COLUMNS],
  year: String(YEARS.redPortalDefault),
  withNames: true,
};

/** The selected columns in their order, whatever the form gives. */
export const columnsIn = (selected: readonly CheckColumn[]): CheckColumn[] =>
  COLUMNS.filter((column) => selected.includes(column));

/** The selected year of the red portal; the default for another one. */
export const yearIn = (text: string): (typeof YEARS.redPortal)[number] =>
  YEARS.redPortal.find((year) => String(year) === text) ?? YEARS.redPortalDefault;
