import * as z from 'zod/mini';
import { innerListOf, isErrorAnswer, outOfEnvelope } from '#shared/api/lists.ts';
import { numberWire, withDefault, textWire } from '#shared/api/wire.ts';
import { plainText } from '#shared/html/strip-html.ts';

/** A text that is shown as it is: markup in it is shown as text nowhere. */
const plainWire = z.pipe(
  textWire,
  z.transform((text: string) => plainText(text)),
);

/** A message box of the register of accounts: HTML in the server's own colours and sizes, all of them untrusted (R3.6). */
const messageWire = z.object({
  textHex: textWire,
  bodyHex: textWire,
  title: plainWire,
  content: textWire,
  titleFontSize: textWire,
  contentFontSize: textWire,
});

const emptyName = { name: '', code: '' };
const emptyStatus = { name: '', code: '', bodyHex: '', textHex: '' };

const accountWire = z.object({
  accountNumber: textWire,
  bank: withDefault(z.object({ name: plainWire, code: textWire }), emptyName),
  status: withDefault(z.object({ name: plainWire, code: textWire, bodyHex: textWire, textHex: textWire }), emptyStatus),
});

/** The answer of BankAccount/Search (R3.6). A missing part is null or an empty list; a text or a page is no answer. */
export const bankAccountWire = z.object({
  message: withDefault(messageWire, null),
  legalEntity: withDefault(z.object({ identificationNumber: textWire, name: textWire, location: textWire }), null),
  bankAccount: innerListOf(accountWire, 'Bank accounts'),
});

const ownStatusWire = z.object({
  status: numberWire,
  resultItems: innerListOf(z.unknown(), 'Errors of the register of accounts'),
});

/**
 * The status an answer fails with although it came as a success. The register of accounts is stricter than other lists: the status in
 * the answer has to be 200, also where 404 elsewhere means that there is nothing, and an error may have `resultItems` alone (R3.6).
 * Null where it says of itself no such thing.
 */
export function ownFailure(answer: unknown): number | null {
  const { status, resultItems } = z.safeParse(ownStatusWire, answer).data ?? {};
  if (status != null && status !== 200 && status !== 201) return status;
  return isErrorAnswer(answer) || resultItems?.length ? 200 : null;
}

/** The whole answer: null or an empty body are an entity of which nothing is known (R4.4); anything else has to be of the promised shape. */
export const bankAnswerWire = z.pipe(
  z.transform((answer: unknown) => (answer === '' ? {} : (outOfEnvelope(answer) ?? {}))),
  bankAccountWire,
);
