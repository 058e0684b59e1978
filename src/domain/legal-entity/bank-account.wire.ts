import * as z from 'zod/mini';
import { innerListOf, isErrorAnswer, outOfEnvelope } from '#shared/api/lists.ts';
import { numberWire, withDefault, textWire } from '#shared/api/wire.ts';
import { plainText } from '#shared/html/strip-html.ts';

/** Plain text: tags are removed and entities decoded, because it is never rendered as markup. */
const plainWire = z.pipe(
  textWire,
  z.transform((text: string) => plainText(text)),
);

/** A message of the register of accounts: HTML with the server's own colours and sizes, all of it untrusted (R3.6). */
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

const unreadAccount = { accountNumber: '', bank: emptyName, status: emptyStatus };

/** The answer of BankAccount/Search (R3.6). A missing part is null or an empty list; a text or an HTML page is no answer. */
export const bankAccountWire = z.object({
  message: withDefault(messageWire, null),
  legalEntity: withDefault(z.object({ identificationNumber: textWire, name: textWire, location: textWire }), null),
  // An account that cannot be read is still one: the first is the main account, and none is another answer.
  bankAccount: innerListOf(withDefault(accountWire, unreadAccount), 'Bank accounts'),
});

const ownStatusWire = z.object({
  status: numberWire,
  resultItems: innerListOf(z.unknown(), 'Errors of the register of accounts'),
});

/**
 * The status with which an answer fails although the call succeeded; null if it does not. This register is stricter than other
 * lists: the status in the answer must be 200 or 201, not 404 for 'nothing' as elsewhere, and an error may have only
 * `resultItems` (R3.6).
 */
export function ownFailure(answer: unknown): number | null {
  const { status, resultItems } = z.safeParse(ownStatusWire, answer).data ?? {};
  if (status != null && status !== 200 && status !== 201) return status;
  return isErrorAnswer(answer) || resultItems?.length ? 200 : null;
}

/** The whole answer: null or an empty body is an entity without data (R4.4); anything else must match the schema. */
export const bankAnswerWire = z.pipe(
  z.transform((answer: unknown) => (answer === '' ? {} : (outOfEnvelope(answer) ?? {}))),
  bankAccountWire,
);
