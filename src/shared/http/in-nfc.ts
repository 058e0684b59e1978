/**
 * A query or body whose texts are composed (NFC): programs on a Mac type and paste š as s and a mark, which no search finds. Only
 * texts, lists and plain objects are changed.
 */
export function inNfc(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(inNfc);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inNfc(part)]));
}
