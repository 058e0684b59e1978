import * as z from 'zod/mini';
import { figureWire } from '#shared/api/wire.ts';
import type { indicatorRecordWire } from './indicators.wire.ts';
import type { Lines } from './profit-loss-pair.ts';

/** A submitted report with its lines (R3.5). `reportTypeId` 0 means a report without a type. */
export type IndicatorRecord = {
  year: number;
  reportTypeId: number;
  reportTypeName: string;
  /** As sent; '' when unknown. */
  submittedOn: string;
  lines: Lines;
};

export type IndicatorRecords = readonly IndicatorRecord[];

const HEAD = new Set(['year', 'reportTypeId', 'reportType', 'reportSubmissionDate', 'id', 'legalEntityId']);

/** Wire → model: every further field is a line; a value that is no number becomes null or 'unreadable', never 0 (faults A32). */
export function toRecord(wire: z.output<typeof indicatorRecordWire>): IndicatorRecord {
  const lines = Object.entries(wire)
    .filter(([key]) => !HEAD.has(key))
    .map(([key, value]) => [key, z.parse(figureWire, value)]);
  return {
    year: wire.year,
    reportTypeId: wire.reportTypeId ?? wire.reportType?.id ?? 0,
    reportTypeName: wire.reportType?.name ?? '',
    submittedOn: wire.reportSubmissionDate,
    lines: Object.fromEntries(lines) as Lines,
  };
}
