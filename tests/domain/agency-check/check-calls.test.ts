import { expect, test } from 'vitest';
import { checkCalls, NOTHING_TO_ASK_WITH } from '#domain/agency-check/check-calls.ts';
import { searchContentCall } from '#domain/content/content.calls.ts';

test('when the lists fail, the calls that would take an id from them are skipped, not sent without it and not called broken', async () => {
  const sent: string[] = [];
  const reports = await checkCalls({
    obstacleTo: () => undefined,
    send: ({ url, params }) => {
      sent.push(`${url}?${new URLSearchParams(params).toString()}`);
      return Promise.reject(new Error('503'));
    },
  });
  expect(sent.filter((address) => address.includes('NaN'))).toEqual([]);
  const skipped = reports.filter(({ verdict }) => verdict === 'skipped');
  expect(skipped.map(({ remarks }) => remarks)).toEqual(skipped.map(() => [NOTHING_TO_ASK_WITH]));
  expect(skipped.map(({ call }) => call)).toEqual([
    expect.stringContaining('Content'),
    expect.stringContaining('Content'),
    expect.stringContaining('LegalEntities/'),
    expect.stringContaining('FinancialIndicators'),
    expect.stringContaining('BankAccount'),
  ]);
});

test('the search is asked with the first word of a title, also of a padded one', async () => {
  const items = [
    { id: 1, title: '      ' },
    { id: 2, title: '  Novi obrasci' },
  ];
  const sent: unknown[] = [];
  await checkCalls({
    obstacleTo: () => undefined,
    send: ({ call, params }) => {
      if (call.id === searchContentCall.id) sent.push(params);
      const bytes = new TextEncoder().encode(JSON.stringify({ resultList: items }));
      return Promise.resolve({ response: new Response(), bytes, milliseconds: 1, corsProblem: null });
    },
  });
  expect(sent).toEqual([expect.objectContaining({ text: 'Novi' })]);
});
