import { describe, expect, test } from 'vitest';
import { latestYear } from '#features/registers/entity-profile/summary/profile-facts.ts';
import { timelineOf } from '#features/registers/entity-profile/timeline/timeline-events.ts';
import { report } from './sent-record.ts';

const AMENDED = { id: 38, name: 'Godišnji izvještaj – izmijenjeni', day: '2025-03-09' };

describe('figures of the latest year', () => {
  const latest = (...records: ReturnType<typeof report>[]) =>
    latestYear({ register: 'companies', isMicro: false }, records);

  test('are beside those of the year before, but never across 2022', () => {
    const lines = { bU_JP_Dobitak: 7, pP_JP_BrojZaposlenih: 21 };
    expect(latest(report(2023, lines), report(2024, lines))).toEqual({
      year: 2024,
      isAmended: false,
      result: { now: 7, before: 7 },
      employees: { now: 21, before: 21 },
    });
    expect(latest(report(2021, { bU_311: 9, stA_602: 8 }), report(2022, lines))).toMatchObject({
      result: { now: 7, before: null },
      employees: { now: 21, before: null },
    });
  });

  test('are beside those of the year before on the same line only', () => {
    const summary = { bU_RezultatPoslovanja: 9 };
    expect(latest(report(2023, summary), report(2024, { bU_JP_Dobitak: 7 }))?.result).toEqual({ now: 7, before: null });
    expect(latest(report(2023, summary), report(2024, { bU_JP_Dobitak: 7, ...summary }))?.result).toEqual({
      now: 9,
      before: 9,
    });
  });

  test('of a report that was amended later say so', () => {
    expect(latest(report(2024, { bU_JP_Dobitak: 7 }), report(2024, { bU_JP_Dobitak: 5 }, AMENDED))).toMatchObject({
      year: 2024,
      isAmended: true,
      result: { now: 7 },
    });
  });
});

test('the timeline: registration, reports and documents by day, amended reports marked, and nothing without a date', () => {
  const document = (id: number, submittedOn: string) => ({ id, submittedOn }) as never;
  const { events, undated } = timelineOf({
    entity: { registrationDateTime: '1998-03-17T23:00:00Z' },
    reports: { currentData: [report(2024), report(2024, {}, AMENDED), report(2023, {}, { day: null })] },
    proceedings: { kind: 'known', documents: [document(1, '2025-02-01'), document(2, '')] },
  });
  expect(events).toMatchObject([
    { day: '2025-03-09', kind: 'report', isAmended: true },
    { day: '2025-02-01', kind: 'document' },
    { day: '2025-02-01', kind: 'report', isAmended: false },
    { day: '1998-03-18', kind: 'registration' },
  ]);
  expect(undated).toBe(2);
});
