type Sent = { id?: number; name?: string; day?: string | null };

/** A report as the agency sends it: the annual one of a year with these lines, unless it is said to be another. */
export const record = (
  year: number,
  lines: object = {},
  { id = 37, name = 'Godišnji izvještaj', day = `${year + 1}-02-01` }: Sent = {},
) => ({ year, reportTypeId: id, reportType: { id, name }, reportSubmissionDate: day, ...lines });
