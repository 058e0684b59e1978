import * as z from 'zod/mini';
import { innerListOf } from '#shared/api/lists.ts';
import { withDefault, textWire } from '#shared/api/wire.ts';

/** A message box of the register of accounts: HTML in the server's own colours and sizes, all of them untrusted (R3.6). */
const messageWire = z.object({
  textHex: textWire,
  bodyHex: textWire,
  title: textWire,
  content: textWire,
  titleFontSize: textWire,
  contentFontSize: textWire,
});

const emptyName = { name: '', code: '' };
const emptyStatus = { name: '', code: '', bodyHex: '', textHex: '' };

const accountWire = z.object({
  accountNumber: textWire,
  bank: withDefault(z.object({ name: textWire, code: textWire }), emptyName),
  status: withDefault(z.object({ name: textWire, code: textWire, bodyHex: textWire, textHex: textWire }), emptyStatus),
});

/** The answer of BankAccount/Search (R3.6). A missing part is null or an empty list; a text or a page is no answer. */
export const bankAccountWire = z.object({
  message: withDefault(messageWire, null),
  legalEntity: withDefault(z.object({ identificationNumber: textWire, name: textWire, location: textWire }), null),
  bankAccount: innerListOf(accountWire, 'Bank accounts'),
});
