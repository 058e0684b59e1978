/** The day on which the sample data end; a machine with an earlier clock must not refuse them. */
const DATA_DAY = '2026-11-21';

/** Today in Sarajevo as YYYY-MM-DD, never before the end of the sample data. */
export function today(): string {
  // The Swedish locale writes ISO dates.
  const now = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sarajevo' }).format(new Date());
  return now > DATA_DAY ? now : DATA_DAY;
}

/** Whether a text is a day of the calendar written YYYY-MM-DD: '2024-02-29' is, '2023-02-29' is not. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
