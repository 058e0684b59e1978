import * as z from 'zod/mini';
import { explanationPart, limitsPart, profilePart, sourcePart, switchPart } from './agency-file.operation.ts';
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

const department = z.strictObject({ name: inLanguages, phone });

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

const limits = z.strictObject({ small: z.number().check(z.positive()), medium: z.number().check(z.positive()) }).check(
  z.refine(({ small, medium }) => small < medium, problem('order')),
  z.describe('Below `small` is small, up to `medium` is medium, above is big.'),
);

/** The size calculator (P2.22): thresholds, where they come from, and the lines of the report forms to take the figures from. */
const sizeCalculator = z.strictObject({
  source: inLanguages,
  thresholds: z.strictObject({ employees: limits, assets: limits, income: limits }).check(z.describe('Amounts in KM.')),
  lines: z.strictObject({ employees: inLanguages, assets: inLanguages, income: inLanguages }),
});

/** The check of a list: how much one person may request at once. */
const listCheck = z.strictObject({
  lines: upTo(1000).check(z.describe('Most lines of one list.')),
  calls: upTo(10_000).check(z.describe('Most calls to the agency for one list, up to eight for each line.')),
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
    .partialRecord(profilePart, sourcePart)
    .check(z.describe('Where each part of a profile comes from, and how fresh it is.')),
  limits: limitsPart.check(z.describe('Limits of lists and files below those of the portal.')),
  visitingHours: inLanguages.check(z.describe('When visitors are received at the headquarters.')),
  departments: z.array(department).check(z.describe('Sectors and departments with a telephone of their own.')),
  offices: z
    .record(z.string().check(z.regex(/^\d{1,2}$/, problem('office'))), office)
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
  sizeCalculator: sizeCalculator.check(
    z.describe('Thresholds of the size calculator, their source and the lines; the act of 2009 when missing.'),
  ),
  listCheck: listCheck.check(z.describe('Limits of the check of a list; 300 lines and 2,400 calls when missing.')),
};

/** The schema of the whole file, for `agency.schema.json`; the portal itself reads the file part by part. */
export const agencyFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  about: z.optional(z.string()).check(z.describe('A remark for whoever edits the file.')),
  ...Object.fromEntries(Object.entries(agencyFileParts).map(([name, schema]) => [name, z.optional(schema)])),
});

type Parts = { [Name in keyof typeof agencyFileParts]: z.output<(typeof agencyFileParts)[Name]> };

/** The agency's file as it was read; lists and records are empty where it has none, limits have their defaults. */
export type AgencyFile = Pick<
  Parts,
  | 'notices'
  | 'switches'
  | 'errorGuide'
  | 'sources'
  | 'limits'
  | 'departments'
  | 'offices'
  | 'deadlines'
  | 'conditions'
  | 'orderForms'
  | 'listCheck'
> &
  Partial<Pick<Parts, 'visitingHours' | 'licence' | 'annualReport' | 'sizeCalculator'>>;

export type AgencyNotice = z.output<typeof notice>;
export type FilingDeadline = z.output<typeof deadline>;
export type ConditionPlace = z.output<typeof conditionPlaces>;
