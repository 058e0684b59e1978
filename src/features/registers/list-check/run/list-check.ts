import * as z from 'zod/mini';
import { innerListOf } from '#shared/api/lists.ts';
import { withDefault } from '#shared/api/wire.ts';
import { YEARS } from '#shared/config/settings.ts';
import { UNREADABLE } from '#shared/format/number.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { type ListRow, wantedSchema } from '../list/list-row.ts';

/** What is requested for each row of a list; every column can be switched off. */
export const COLUMNS = ['entity', 'account', 'proceedings', 'report', 'redPortal'] as const;
export type CheckColumn = (typeof COLUMNS)[number];

const REASONS = ['forbidden', 'tooMany', 'network', 'timeout', 'cancelled', 'other'] as const;
export type FailureReason = (typeof REASONS)[number];

const entitySchema = z.object({
  id: z.number(),
  jib: z.string(),
  name: z.string(),
  municipality: z.string(),
  county: z.string(),
  activityCode: z.string(),
  activityName: z.string(),
  isPublicEntity: z.boolean(),
});

/** A legal entity as the register's search gives it (R3.3). */
export type CheckedEntity = z.output<typeof entitySchema>;

const figureSchema = z.union([z.number(), z.literal(UNREADABLE), z.null()]);

const VALUES = {
  /** What the register answered: the entity, none, or several that have a similar name; `count` is the number of all. */
  entity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), entity: entitySchema }),
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('several'), candidates: z.array(entitySchema), count: z.number() }),
  ]),
  account: z.object({ code: z.string(), name: z.string(), bodyHex: z.string(), textHex: z.string() }),
  /** Documents of proceedings: their number, the day of the latest as sent, and their proceedings; a count of 0 for none. */
  proceedings: z.object({
    count: z.number(),
    latest: z.string(),
    kinds: z.array(z.enum(['bankruptcy', 'preBankruptcy'])),
  }),
  /** The latest report, as a profile preselects it (R2.5); the year is null without one, figures if not `isVisible` (R6). */
  report: z.object({
    year: z.nullable(z.number()),
    typeName: z.string(),
    submittedOn: z.string(),
    isVisible: z.boolean(),
    result: figureSchema,
    employees: figureSchema,
  }),
  /** Status in the red portal for the year of the check (R9); null for an entity that is not listed. */
  redPortal: z.object({ status: z.nullable(z.literal([1, 2, 3])) }),
};

/** What is known of a row, by column. */
export type Values = { [Name in CheckColumn]: z.output<(typeof VALUES)[Name]> };
export type CellValue = Values[CheckColumn];

/**
 * One cell. `off`: not requested, because it was switched off or cannot be requested. `known`: as of `at` (ISO instant). A cell
 * that could not be checked is never empty, but `failed`.
 */
export type CellState<Value> =
  | { state: 'off' }
  | { state: 'waiting' }
  | { state: 'pending' }
  | { state: 'known'; value: Value; at: string }
  | { state: 'failed'; reason: FailureReason };

export const OFF = { state: 'off' } as const;
export const WAITING = { state: 'waiting' } as const;
export const PENDING = { state: 'pending' } as const;

/** A stored cell; one that does not fit, and one that was pending, is requested again. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the inferred result has the type of the value
const cellOf = <Value extends z.ZodMiniType>(value: Value) =>
  withDefault(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('off') }),
      z.object({ state: z.literal('waiting') }),
      z.object({ state: z.literal('known'), value, at: z.string() }),
      z.object({ state: z.literal('failed'), reason: z.enum(REASONS) }),
    ]),
    WAITING,
  );

const rowSchema = z.object({
  id: z.number(),
  line: z.number(),
  given: z.string(),
  wanted: wantedSchema,
  entity: cellOf(VALUES.entity),
  account: cellOf(VALUES.account),
  proceedings: cellOf(VALUES.proceedings),
  report: cellOf(VALUES.report),
  redPortal: cellOf(VALUES.redPortal),
});

/** One row of a check: what the list asked for, and its cells. */
export type CheckRow = ListRow & { id: number } & {
  [Name in CheckColumn]: CellState<Values[Name]>;
};

/** The check as it is stored, with its step; a row that does not fit is dropped alone. */
const storedCheckSchema = z.object({
  /** When it was started (ISO instant); identifies the check. */
  startedAt: z.string(),
  /** The language of the answers. */
  lang: z.enum(LANGUAGES),
  /** Year of the red portal (R4.1). */
  year: withDefault(z.literal(YEARS.redPortal), YEARS.redPortalDefault),
  columns: z.array(z.enum(COLUMNS)),
  step: withDefault(z.enum(['running', 'held', 'paused', 'cancelled', 'finished']), 'paused'),
  /** Until when a held one waits (milliseconds since 1970); 0 for the others. */
  until: withDefault(z.number(), 0),
  rows: innerListOf(rowSchema, 'Rows of a checked list'),
});
export type StoredCheck = z.output<typeof storedCheckSchema>;

/** The list being checked: one on this computer, in the tab only where the computer is shared. */
export const storedCheck = defineStoredList('list-check', storedCheckSchema, { idOf: () => 'only', limit: 1 });

/** A list with its settings and everything known of it. */
export type Check = Omit<StoredCheck, 'rows' | 'step' | 'until'> & { rows: readonly CheckRow[] };
