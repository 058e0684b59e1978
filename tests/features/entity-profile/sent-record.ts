import * as z from 'zod/mini';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';

type Sent = { id?: number; name?: string; day?: string | null };

/** A report as the agency sends it: the annual one of a year with these lines, unless it is said to be another. */
export const record = (
  year: number,
  lines: object = {},
  { id = 37, name = 'Godišnji izvještaj', day = `${year + 1}-02-01` }: Sent = {},
) => ({ year, reportTypeId: id, reportType: { id, name }, reportSubmissionDate: day, ...lines });

/** Such a report as the portal reads it. */
export const report = (...sent: Parameters<typeof record>) => toRecord(z.parse(indicatorRecordWire, record(...sent)));
