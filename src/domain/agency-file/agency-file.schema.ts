import * as z from 'zod/mini';
import { EXPORT_ROW_CAP, MOST_COMPARED, MOST_WATCHED } from '#shared/config/settings.ts';
import { CLOSABLE_ACTIONS } from './closable-actions.ts';
import {
  day,
  inLanguages,
  moment,
  period,
  phone,
  routeNames,
  text,
  upTo,
  problem,
  url,
} from './internal/agency-file.values.ts';

/**
 * The agency's file `public/agency.json`: facts about the agency that neither the specification nor an API provides. Every part
 * may be missing, and is then not shown. `agency.schema.json` beside it is generated from these schemas.
 */

const notice = z
  .strictObject({
    level: z.enum(['info', 'warning', 'urgent']),
    text: inLanguages,
    from: z.optional(moment),
    until: z.optional(moment),
    routes: z.optional(z.array(z.enum(routeNames)).check(z.describe('Screens that show it; all when missing.'))),
  })
  .check(period);

const office = z.strictObject({
  street: z.optional(text),
  hours: z.optional(inLanguages),
  services: z.optional(z.array(inLanguages)),
});

const deadline = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, problem('id'))),
  title: inLanguages,
  date: day,
  note: z.optional(inLanguages),
});

/** Limits of the size calculator (P2.22). */
const limits = z.strictObject({ small: z.number().check(z.positive()), medium: z.number().check(z.positive()) }).check(
  z.refine(({ small, medium }) => small < medium, { ...problem('order'), path: ['medium'] }),
  z.describe('Below `small` is small, up to `medium` is medium, above is big.'),
);

const closable = z.enum([...routeNames, ...CLOSABLE_ACTIONS]);

const switchPart = z
  .strictObject({
    closes: closable.check(z.describe('The screen or action; an unknown name closes nothing.')),
    from: z.optional(moment),
    until: moment,
    reason: inLanguages,
    instead: z.optional(inLanguages).check(z.describe('What to do meanwhile.')),
  })
  .check(period);

/** An error is recognised by any of the parts, whatever its letters' case and accents. */
const explanationPart = z.strictObject({
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

const sourcePart = z.strictObject({
  source: inLanguages.check(z.describe('Who keeps the data.')),
  refreshed: z.optional(inLanguages).check(z.describe('How often they are refreshed.')),
  asOf: z.optional(day).check(z.describe('The day of the data.')),
});

/** Screens and services for which conditions can be given. */
export const conditionPlaces = z.enum([
  'standardOverview',
  'creditRating',
  'priceList',
  'internship',
  'naturalPersonsAccounts',
  'oldSavings',
  'accessToInformation',
  'archive',
  'stamps',
  'processing',
  'itSupport',
]);

/** The parts of the file by name. */
export const agencyFileParts = {
  notices: z.array(notice).check(z.describe('Notices over the pages, the most urgent first.')),
  switches: z
    .array(switchPart)
    .check(z.describe('Screens and actions that are closed until a time, with the reason and what to do instead.')),
  errorGuide: z
    .array(explanationPart)
    .check(z.describe('What errors of the control mean; the first that fits is shown beside the error.')),
  sources: z
    .partialRecord(z.enum(PROFILE_PARTS), sourcePart)
    .check(z.describe('Where each part of a profile comes from, and how fresh it is.')),
  limits: z
    .strictObject({
      exportRows: z.optional(upTo(EXPORT_ROW_CAP)).check(z.describe('Most rows of one exported file.')),
      watched: z.optional(upTo(MOST_WATCHED)).check(z.describe('Most entities of the watch list.')),
      compared: z.optional(upTo(MOST_COMPARED, 2)).check(z.describe('Most entities of one comparison.')),
    })
    .check(z.describe('Limits of lists and files below those of the portal.')),
  visitingHours: inLanguages.check(z.describe('When visitors are received at the headquarters.')),
  departments: z
    .array(z.strictObject({ name: inLanguages, phone }))
    .check(z.describe('Sectors and departments with a telephone of their own.')),
  offices: z
    .record(z.string().check(z.regex(/^(?:[1-9]|[1-4]\d)$/, problem('office'))), office)
    .check(z.describe('Street, hours and services of the 49 offices, by their id.')),
  deadlines: z.array(deadline).check(z.describe('Days by which reports are submitted; past ones are not shown.')),
  licence: z
    .strictObject({ name: inLanguages, url: z.optional(url) })
    .check(z.describe('Terms on which the open data may be used.')),
  conditions: z
    .partialRecord(conditionPlaces, z.array(inLanguages))
    .check(z.describe('Conditions of products and services, as points on their pages.')),
  orderForms: z
    .partialRecord(z.enum(['standardOverview', 'creditRating']), url)
    .check(z.describe('Addresses of the order forms, instead of those of the products portal.')),
  annualReport: z.strictObject({ url }).check(z.describe('The annual report, once it is out.')),
  sizeCalculator: z
    .strictObject({
      source: inLanguages,
      thresholds: z
        .strictObject({ employees: limits, assets: limits, income: limits })
        .check(z.describe('Amounts in KM.')),
      lines: z.strictObject({ employees: inLanguages, assets: inLanguages, income: inLanguages }),
    })
    .check(z.describe('Thresholds of the size calculator, their source and the lines; the act of 2009 when missing.')),
  listCheck: z
    .strictObject({
      lines: upTo(1000).check(z.describe('Most lines of one list.')),
      calls: upTo(10_000).check(z.describe('Most calls to the agency for one list, up to eight for each line.')),
    })
    .check(z.describe('Limits of the check of a list; 300 lines and 2,400 calls when missing.')),
};

/** The schema of the whole file, for `agency.schema.json`; the portal itself reads the file part by part. */
export const agencyFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  about: z.optional(z.string()).check(z.describe('A remark for whoever edits the file.')),
  ...Object.fromEntries(Object.entries(agencyFileParts).map(([name, schema]) => [name, z.optional(schema)])),
});

type Parts = { [Name in keyof typeof agencyFileParts]: z.output<(typeof agencyFileParts)[Name]> };

/** The parts that are undefined without an entry in the file. */
type Optional = 'visitingHours' | 'licence' | 'annualReport' | 'sizeCalculator';

/** The agency's file as it was read; lists and records are empty where it has none, limits have their defaults. */
export type AgencyFile = Omit<Parts, Optional> & Partial<Pick<Parts, Optional>>;

export type AgencyNotice = z.output<typeof notice>;
export type FilingDeadline = z.output<typeof deadline>;
export type ConditionPlace = z.output<typeof conditionPlaces>;
export type AgencySwitch = z.output<typeof switchPart>;
/** What a switch can close. */
export type ClosableName = z.output<typeof closable>;
export type ErrorExplanation = z.output<typeof explanationPart>;
