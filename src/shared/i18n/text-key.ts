import type { Namespace, ParseKeys } from 'i18next';

/**
 * The keys below a group of a namespace: `KeyUnder<'templates', 'errors'>` is what may stand after `errors.`. For keys that come
 * as data (an id, a message of a schema); that each has its text is proven where the data is made.
 */
export type KeyUnder<Texts extends Namespace, Group extends string> =
  ParseKeys<Texts> extends infer Key ? (Key extends `${Group}.${infer Rest}` ? Rest : never) : never;
