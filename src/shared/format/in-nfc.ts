/**
 * A value of a call with its texts composed (NFC): files and programs on a Mac write š as s and a mark, which no search finds.
 * Changes texts, also within lists and plain objects; everything else is returned as it is.
 */
export function inNfc<Value>(value: Value): Value;
export function inNfc(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map((item: unknown) => inNfc(item));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inNfc(part)]));
}
