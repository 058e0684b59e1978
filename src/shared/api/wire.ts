import * as z from 'zod/mini';
import { toFigure, toNumber } from '../format/number.ts';

const toId = (value: unknown): number | null => {
  const number = toNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** An id sent as a whole number or as its text; anything else fails the item (faults A14). */
export const idWire = z.pipe(z.transform(toId), z.number());

/** An optional reference: 0, '', null, missing or invalid mean none (faults A14). */
export const refWire = z.transform(toId);

/** Text that may be missing, padded or of another kind: it is trimmed, numbers are read as text, anything else is ''. */
export const textWire = z.transform((value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '',
);

/** A number or the text of one (`toNumber`; '12,5' is not one); everything else, also NaN and Infinity, is null (faults A32). */
export const numberWire = z.transform(toNumber);

/** A figure that is shown: like `numberWire`, but what was sent and cannot be read is 'unreadable' (readings P3, R3.5). */
export const figureWire = z.transform(toFigure);

const toFlag = (value: unknown): boolean | null => {
  const sent = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (sent === true || sent === 1 || sent === 'true' || sent === '1') return true;
  return sent === false || sent === 0 || sent === 'false' || sent === '0' ? false : null;
};

/** True only for true and 1, as such or as a text. */
export const flagWire = z.transform((value: unknown) => toFlag(value) === true);

/** The same, and false only for false and 0; null for anything else. */
export const statedFlagWire = z.transform(toFlag);

/** A part of an answer that may be missing or broken without losing the rest: a value that does not fit becomes `fallback`. */
export function withDefault<Wire extends z.ZodMiniType, Fallback>(wire: Wire, fallback: Fallback) {
  const wider = wire as z.ZodMiniType as z.ZodMiniType<z.output<Wire> | Fallback>;
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(wider, () => fallback);
}
