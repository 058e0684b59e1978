import { expect, test, vi } from 'vitest';
import { createVisit } from '#shared/portal/visit.ts';
import { hostNow, learnHostClock } from '#shared/timing/host-clock.ts';

const answer = (headers: Record<string, string>) => new Response(null, { headers });

test('the time is that of the host, as soon as an answer of it says so, and goes on from there', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T08:00:00Z') });
  const portal = { visit: createVisit() };
  expect(hostNow(portal).toISOString()).toBe('2027-03-02T08:00:00.000Z');
  for (const headers of [{}, { date: 'today' }, { date: 'Mon, 01 Mar 2027 08:00:00 GMT', age: 'old' }])
    learnHostClock(portal, answer(headers as Record<string, string>));
  expect(hostNow(portal).toISOString()).toBe('2027-03-02T08:00:00.000Z');
  learnHostClock(portal, answer({ date: 'Mon, 01 Mar 2027 08:00:00 GMT' }));
  vi.setSystemTime(new Date('2027-03-02T08:10:00Z'));
  expect(hostNow(portal).toISOString()).toBe('2027-03-01T08:10:00.000Z');
  learnHostClock(portal, answer({ date: 'Mon, 01 Mar 2027 08:00:00 GMT', age: '3600' }));
  expect(hostNow(portal).toISOString()).toBe('2027-03-01T09:00:00.000Z');
  vi.useRealTimers();
});
