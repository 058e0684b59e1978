import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDate, toDateParts } from '#shared/format/date.ts';

/** The date of an item in the form of the language; nothing when the agency gave none that makes sense (faults A31). */
export function Dated({ date, className }: { date: string; className?: string | undefined }) {
  const lang = useLang();
  const parts = toDateParts(date);
  if (!parts) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return (
    <time className={className} dateTime={`${parts.year}-${two(parts.month)}-${two(parts.day)}`}>
      {formatDate(date, lang)}
    </time>
  );
}
