import * as z from 'zod';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { readJson } from '../data-file.ts';
import { TAGS, type TagId } from './tags.ts';

const InLanguages = z.strictObject({ bs: z.string(), hr: z.string(), en: z.string() });

/** The same text in the three languages of the portal. */
export type InLanguages = z.output<typeof InLanguages>;

const Chart = z.strictObject({
  kind: z.enum(['bars', 'columns', 'line', 'donut']),
  year: z.string(),
  unit: InLanguages,
  rows: z.array(z.tuple([InLanguages, z.number()])).min(2),
});

/** What an infographic shows; `rows` are label and value in `unit`. */
export type Chart = z.output<typeof Chart>;

const Motif = z.enum(['ledger', 'landscape', 'contours', 'shelves', 'city', 'desk']);

/** Compositions of the generated pictures. */
export type Motif = z.output<typeof Motif>;

/** `page` is an internal route slug, an `/{id}/{slug}` address or an external link. */
const Address = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), url: InLanguages }),
  z.strictObject({ kind: z.literal('picture'), motif: Motif }),
  z.strictObject({ kind: z.literal('chart') }),
  z.strictObject({ kind: z.literal('pdf') }),
  z.strictObject({ kind: z.literal('video') }),
  z.strictObject({ kind: z.literal('order'), product: z.string() }),
]);

/** What an item's `url` is made from. */
export type Address = z.output<typeof Address>;

const Text = z.strictObject({
  title: z.string().min(1),
  subtitle: z.optional(z.string()),
  /** Paragraphs of the body; one that begins with '<' is markup. `{files}` is replaced by the address of the files. */
  body: z.optional(z.array(z.string().min(1))),
  /** Describes a photograph. */
  alt: z.optional(z.string()),
});

const TYPE_NAMES = Object.keys(CONTENT_TYPE) as (keyof typeof CONTENT_TYPE)[];

const Authored = z.strictObject({
  id: z.int(),
  type: z.enum(TYPE_NAMES),
  url: z.optional(Address),
  chart: z.optional(Chart),
  /** Made from the title when missing. */
  slug: z.optional(InLanguages),
  /** Local time of the agency. */
  date: z.optional(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
  /** Rank among highlighted items, higher first; 0 when absent. */
  highlight: z.optional(z.int()),
  isMain: z.optional(z.boolean()),
  tags: z.optional(z.array(z.custom<TagId>((tag) => typeof tag === 'number' && tag in TAGS))),
  /** Position among its siblings; by default the position in the list. */
  ordinal: z.optional(z.int()),
  text: z.strictObject({ bs: Text, hr: Text, en: Text }),
  get children() {
    return z.optional(z.array(Authored));
  },
});

/** One item of the content tree as written in `items/`; the factory adds parent, level, order and addresses. */
export type Authored = z.output<typeof Authored>;

const files = (...names: string[]) =>
  names.flatMap((name) => readJson(`content/items/${name}.json`, z.array(Authored)));

/** Root items of the content tree, in groups: header, main and secondary menu, highlighted services, footer. */
export const ROOTS: readonly (readonly Authored[])[] = [
  files('registers-menu', 'report-tools-menu', 'products-menu', 'regulations-menu', 'news-menu', 'about-menu'),
  files('main-menus'),
  files('highlighted-services'),
  files('footer-menus'),
];

/** Infographics by the id of their item. */
export const CHARTS: ReadonlyMap<number, Chart> = new Map(ROOTS.flat().flatMap(chartsUnder));

function chartsUnder({ id, chart, children = [] }: Authored): [number, Chart][] {
  return [...(chart ? [[id, chart] as [number, Chart]] : []), ...children.flatMap(chartsUnder)];
}
