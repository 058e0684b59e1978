import * as z from 'zod';
import { readCsv, readJson } from '../data-file.ts';

const Text = z.string().min(2);
/** Beginning of the activity codes. */
const codes = z.string().regex(/^\d\d(\.\d)?$/);

/**
 * Trades over all sections that private companies are found in; one listed twice is twice as frequent. `tail` ends a brand
 * ('Lipo' + 'gradnja'), `adjective` follows a place ('Vranduška metalopreradna'), `purpose` follows 'za' in the long name.
 */
export const TRADES = readCsv(
  'legal-entities/trades.csv',
  z.strictObject({ tail: Text, adjective: Text, purpose: Text, codes }),
);

const Kind = z.strictObject({ title: Text, abbreviation: Text, codes });

/** A kind of legal entity other than a private company: the beginning of its name and its activity codes. */
export type Kind = z.output<typeof Kind>;

const Group = z.enum(['publicEnterprise', 'association', 'budgetUser', 'bank', 'microcredit', 'insurance', 'fund']);

/** Public bodies and financial institutions by group; a kind listed twice is twice as frequent. */
export const KINDS = readJson('legal-entities/kinds.json', z.record(Group, z.array(Kind).min(1)));
