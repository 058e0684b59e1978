import { conditionPlaces, PROFILE_PARTS } from '#domain/agency-file/agency-file.schema.ts';
import { EXPORT_ROW_CAP, MOST_COMPARED, MOST_WATCHED } from '#shared/config/settings.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import type { PartName } from './file-form.ts';

type LabelGroup = 'fields' | 'places' | 'measures';
type Label =
  | { [Group in LabelGroup]: `${Group}.${KeyUnder<'operator-desk', Group>}` }[LabelGroup]
  | `entity-profile:sources.parts.${(typeof PROFILE_PARTS)[number]}`;

/** One value of the file with the input that it has. */
export type ValueField = {
  kind:
    | ('text' | 'url' | 'phone' | 'number' | 'moment' | 'day' | 'level' | 'closable')
    /** The same text in the three languages; several plain texts; several screens. */
    | ('languages' | 'lines' | 'screens');
  /** Its place in the value around it; '' when it is that value. */
  name: string;
  label: Label;
  hint?: KeyUnder<'operator-desk', 'hints'>;
  most?: number;
  required?: boolean;
};

export type ListField = {
  kind: 'list';
  name: string;
  entry: KeyUnder<'operator-desk', 'add'>;
  fields: readonly DeskField[];
};

export type DeskField =
  | ValueField
  | ListField
  /** Fields under a heading, within a border unless they are in one already. */
  | { kind: 'group'; label: Label; isInner?: boolean; fields: readonly DeskField[] }
  /** Short fields beside each other. */
  | { kind: 'figures'; fields: readonly DeskField[] }
  | { kind: 'offices'; fields: readonly DeskField[] }
  /** That the end of a period has passed; a button that sets the end an hour after the beginning. */
  | { kind: 'isOver' }
  | { kind: 'oneHour' };

const FROM: DeskField = { kind: 'moment', name: 'from', label: 'fields.from', hint: 'from' };
const UNTIL = { kind: 'moment', name: 'until', label: 'fields.until', hint: 'until' } as const;

/** The fields of each part of the agency's file, in their order. */
export const FIELDS: Readonly<Record<PartName, readonly DeskField[]>> = {
  notices: entries('notice', [
    { kind: 'level', name: 'level', label: 'fields.level', required: true },
    { kind: 'languages', name: 'text', label: 'fields.text', required: true },
    FROM,
    UNTIL,
    { kind: 'isOver' },
    { kind: 'screens', name: 'routes', label: 'fields.routes', hint: 'routes' },
  ]),
  switches: entries('switch', [
    { kind: 'closable', name: 'closes', label: 'fields.closes', required: true },
    FROM,
    { ...UNTIL, required: true },
    { kind: 'isOver' },
    { kind: 'oneHour' },
    { kind: 'languages', name: 'reason', label: 'fields.reason', required: true },
    { kind: 'languages', name: 'instead', label: 'fields.instead', hint: 'optional' },
  ]),
  errorGuide: entries('explanation', [
    { kind: 'lines', name: 'contains', label: 'fields.contains', hint: 'contains', required: true },
    { kind: 'languages', name: 'explanation', label: 'fields.explanation', required: true },
    { kind: 'languages', name: 'paragraph', label: 'fields.paragraph', hint: 'optional' },
    { kind: 'url', name: 'url', label: 'fields.instructionUrl', hint: 'optional' },
  ]),
  sources: PROFILE_PARTS.map((part) => ({
    kind: 'group',
    label: `entity-profile:sources.parts.${part}`,
    fields: [
      { kind: 'languages', name: `${part}.source`, label: 'fields.source', hint: 'blankRemoves' },
      { kind: 'languages', name: `${part}.refreshed`, label: 'fields.refreshed', hint: 'optional' },
      { kind: 'day', name: `${part}.asOf`, label: 'fields.asOf', hint: 'optional' },
    ],
  })),
  limits: [
    {
      kind: 'figures',
      fields: [limit('exportRows', EXPORT_ROW_CAP), limit('watched', MOST_WATCHED), limit('compared', MOST_COMPARED)],
    },
  ],
  visitingHours: [{ kind: 'languages', name: '', label: 'fields.hours', hint: 'blankRemoves' }],
  departments: entries('department', [
    { kind: 'languages', name: 'name', label: 'fields.name', required: true },
    { kind: 'phone', name: 'phone', label: 'fields.phone', required: true },
  ]),
  offices: [
    {
      kind: 'offices',
      fields: [
        { kind: 'text', name: 'street', label: 'fields.street' },
        { kind: 'languages', name: 'hours', label: 'fields.hours', hint: 'optional' },
        { kind: 'group', label: 'fields.services', isInner: true, fields: texts('services', 'service', 'fields.name') },
      ],
    },
  ],
  deadlines: entries('deadline', [
    { kind: 'text', name: 'id', label: 'fields.id', hint: 'id', required: true },
    { kind: 'languages', name: 'title', label: 'fields.title', required: true },
    { kind: 'day', name: 'date', label: 'fields.date', required: true },
    { kind: 'languages', name: 'note', label: 'fields.note', hint: 'optional' },
  ]),
  licence: [
    { kind: 'languages', name: 'name', label: 'fields.name', hint: 'blankRemoves' },
    { kind: 'url', name: 'url', label: 'fields.url' },
  ],
  conditions: conditionPlaces.options.map((place) => ({
    kind: 'group',
    label: `places.${place}`,
    fields: texts(place, 'condition', 'fields.text'),
  })),
  orderForms: (['standardOverview', 'creditRating'] as const).map((product) => ({
    kind: 'url',
    name: product,
    label: `places.${product}`,
    hint: 'blankRemoves',
  })),
  annualReport: [{ kind: 'url', name: 'url', label: 'fields.url', hint: 'blankRemoves' }],
  sizeCalculator: [
    { kind: 'languages', name: 'source', label: 'fields.source', hint: 'blankRemoves' },
    ...(['employees', 'assets', 'income'] as const).map((measure): DeskField => ({
      kind: 'group',
      label: `measures.${measure}`,
      fields: [
        {
          kind: 'figures',
          fields: [
            { kind: 'number', name: `thresholds.${measure}.small`, label: 'fields.small' },
            { kind: 'number', name: `thresholds.${measure}.medium`, label: 'fields.medium' },
          ],
        },
        { kind: 'languages', name: `lines.${measure}`, label: 'fields.line' },
      ],
    })),
  ],
  listCheck: [{ kind: 'figures', fields: [limit('lines', 1000), limit('calls', 10_000)] }],
};

/** A part that is a list. */
function entries(entry: ListField['entry'], fields: ListField['fields']): readonly DeskField[] {
  return [{ kind: 'list', name: '', entry, fields }];
}

/** A list of texts, each in the three languages. */
function texts(name: string, entry: ListField['entry'], label: Label): readonly DeskField[] {
  return [{ kind: 'list', name, entry, fields: [{ kind: 'languages', name: '', label, required: true }] }];
}

function limit(name: KeyUnder<'operator-desk', 'fields'>, most: number): DeskField {
  return { kind: 'number', name, label: `fields.${name}`, hint: 'most', most };
}

const BLANK_TEXT = { bs: '', hr: '', en: '' };

/** A value of which nothing is filled in but the level, for a new entry of a list. */
export function blankOf(fields: readonly DeskField[]): object {
  const values = fields.filter((field) => 'name' in field);
  if (values[0]?.name === '') return BLANK_TEXT;
  return Object.fromEntries(values.map((field) => [field.name, blankValue(field)]));
}

function blankValue({ kind }: ValueField | ListField): unknown {
  if (kind === 'languages') return BLANK_TEXT;
  if (kind === 'level') return 'info';
  return kind === 'screens' || kind === 'list' ? [] : '';
}
