import * as z from 'zod/mini';
import { EXPORT_ROW_CAP, MOST_COMPARED, MOST_WATCHED } from '#shared/config/settings.ts';
import { CLOSABLE_ACTIONS } from './closable-actions.ts';
import {
  day,
  inLanguages,
  moment,
  period,
  routeNames,
  text,
  upTo,
  problem,
  url,
} from './internal/agency-file.values.ts';

/** Parts of the agency's file with which the portal is operated: what is closed, what an error means, limits. */

/** A screen by the name of its route, or an action. */
const closable = z.enum([...routeNames, ...CLOSABLE_ACTIONS]);

export const switchPart = z
  .strictObject({
    closes: closable.check(z.describe('The screen or action; an unknown name closes nothing.')),
    from: z.optional(moment),
    until: moment,
    reason: inLanguages,
    instead: z.optional(inLanguages).check(z.describe('What to do meanwhile.')),
  })
  .check(period);

/** An error is recognised by any of the parts, whatever its letters' case and accents. */
export const explanationPart = z.strictObject({
  contains: z
    .array(text.check(z.refine((part) => part.trim().length >= 4, problem('part'))))
    .check(z.minLength(1), z.describe('Plain parts of the error’s text, one of which it contains.')),
  explanation: inLanguages,
  paragraph: z.optional(inLanguages).check(z.describe('The paragraph of the instruction about it.')),
  url: z.optional(url).check(z.describe('Where the instruction is.')),
});

/** Parts of the profile of a legal entity (R2.4) whose source can be named. */
export const PROFILE_PARTS = [
  'basic',
  'contact',
  'activity',
  'founders',
  'management',
  'account',
  'finances',
  'proceedings',
] as const;

export const sourcePart = z.strictObject({
  source: inLanguages.check(z.describe('Who keeps the data.')),
  refreshed: z.optional(inLanguages).check(z.describe('How often they are refreshed.')),
  asOf: z.optional(day).check(z.describe('The day of the data.')),
});

export const limitsPart = z.strictObject({
  exportRows: z.optional(upTo(EXPORT_ROW_CAP)).check(z.describe('Most rows of one exported file.')),
  watched: z.optional(upTo(MOST_WATCHED)).check(z.describe('Most entities of the watch list.')),
  compared: z.optional(upTo(MOST_COMPARED, 2)).check(z.describe('Most entities of one comparison.')),
});

export const profilePart = z.enum(PROFILE_PARTS);

export type AgencySwitch = z.output<typeof switchPart>;
/** What a switch can close. */
export type ClosableName = z.output<typeof closable>;
export type ErrorExplanation = z.output<typeof explanationPart>;
