import { toDateParts } from '#shared/format/date.ts';
import { digitsOnly } from '#shared/format/jib.ts';
import { fold } from '#shared/format/fold.ts';
import type { Receipt } from '../report/receipt.ts';

/** The day of an instant in Sarajevo, as a date field writes it: YYYY-MM-DD; '' for what is no instant. */
function dayOf(instant: string): string {
  const parts = toDateParts(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return parts ? `${parts.year}-${two(parts.month)}-${two(parts.day)}` : '';
}

/** The receipts that hold a text and are of a day; an empty text or day asks for nothing. Spaces in a jib do not matter. */
export function searchReceipts(receipts: readonly Receipt[], text: string, day: string): readonly Receipt[] {
  const wanted = fold(text.trim());
  const digits = /^[\d\s]+$/.test(text) ? digitsOnly(text) : '';
  return receipts.filter(
    ({ reports, sentAt }) =>
      (day === '' || dayOf(sentAt) === day) &&
      (wanted === '' ||
        reports.some(({ id, name }) => fold(name).includes(wanted) || (digits !== '' && id.includes(digits)))),
  );
}
