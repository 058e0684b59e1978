import * as z from 'zod/mini';
import { YEARS } from '#shared/config/settings.ts';
import { hasWords } from '#shared/format/has-words.ts';
import { urlFilter } from '#shared/routing/url-filter.ts';
import { urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import type { SortValues } from '#shared/ui/use-sorted-rows.ts';
import { type DeskItem, STEPS } from './next-step.ts';

/** Accounting periods of the desk, the latest first: those of the new tools (R9). */
export const PERIODS = Array.from(
  { length: YEARS.lastPeriod.new - YEARS.newIndicatorsFrom + 1 },
  (_, index) => YEARS.lastPeriod.new - index,
) as [number, ...number[]];

/** The columns in their order; each can be sorted by. */
export const DESK_COLUMNS = ['client', 'step', 'template', 'check', 'documents', 'submission', 'register'] as const;
export type DeskColumn = (typeof DESK_COLUMNS)[number];

/** Which rows are shown: all, those with something to do, those with one next step, or those with none. */
export const SHOWN = ['all', 'todo', ...STEPS, 'done'] as const;
export type Shown = (typeof SHOWN)[number];

/** What the page shows of the desk, in its address. */
export const deskUrl = z.object({
  year: urlChoice(PERIODS),
  show: urlChoice(SHOWN),
  /** Part of a name or jib. */
  text: urlFilter(),
  sort: urlChoice(DESK_COLUMNS),
  down: urlFlag(),
});
export type DeskView = z.output<typeof deskUrl>;

/** Whether a row belongs to what is shown. */
export function isShown({ step }: Pick<DeskItem, 'step'>, shown: Shown): boolean {
  if (shown === 'all') return true;
  if (shown === 'todo') return step !== null;
  return shown === 'done' ? step === null : step === shown;
}

/** The rows of which the step and, with all words of the text, the name or jib are shown. */
export function shownItems(
  items: readonly DeskItem[],
  { show, text }: Pick<DeskView, 'show' | 'text'>,
): readonly DeskItem[] {
  const matches = hasWords(text, ({ client, jib }: DeskItem) => `${client?.name ?? ''} ${jib}`);
  return items.filter((item) => isShown(item, show) && matches(item));
}

/** What rows are sorted by in each column; rows with `undefined` are last. */
export const DESK_ORDERS: SortValues<DeskItem, DeskColumn> = {
  client: ({ client }) => client?.name,
  step: ({ step }) => (step === null ? undefined : STEPS.indexOf(step)),
  template: ({ downloads }) => downloads[0]?.at,
  check: ({ checks: [last] }) => last && last.errors,
  documents: ({ documents: { kind } }) => (kind === 'unknown' ? undefined : ['missing', 'none', 'sent'].indexOf(kind)),
  submission: ({ submissions }) => submissions[0]?.sentAt,
  register: ({ register }) =>
    ('report' in register && register.report.day) || (register.kind === 'notYet' ? '9' : undefined),
};
