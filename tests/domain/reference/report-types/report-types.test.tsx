import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { useReportTypesQuery } from '#domain/reference/reference.api.ts';
import {
  useReportTypeName,
  isAmended,
  isInactivityStatement,
  kindOf,
} from '#domain/reference/report-types/report-type-names.ts';
import { REPORT_TYPES } from '#mocks/report-templates/report-types.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { agency } from '#tests/agency.ts';
import { inPortal } from '#tests/in-portal.tsx';

function Names({ lang }: { lang: Lang }) {
  const { data } = useReportTypesQuery({ lang });
  const nameOf = useReportTypeName();
  return (
    <ul>
      {data?.map((type) => (
        <li key={type.id}>{nameOf(type)}</li>
      ))}
    </ul>
  );
}

async function names(lang: Lang, portal = createPortal()): Promise<string[]> {
  await portal.texts.start(lang, ['ui', 'report-types']);
  render(<Names lang={lang} />, { wrapper: inPortal(portal) });
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
}

const listed = (items: unknown[]) =>
  agency.use(http.get('*/ReportTypes', () => HttpResponse.json({ resultList: items })));

describe('names (readings R3.9)', () => {
  test.each([
    ['bs', 'Godišnji izvještaj', 'Izjava o neaktivnosti – izmjena'],
    ['hr', 'Godišnje izvješće', 'Izjava o neaktivnosti – izmjena'],
    ['en', 'Annual report', 'Inactivity statement – amended'],
  ] as const)('%s: the text of the key, also for the amended variant', async (lang, yearly, amended) => {
    const all = await names(lang);
    expect(all).toHaveLength(60);
    expect(all).toEqual(expect.arrayContaining([yearly, amended]));
    expect(all.every((name) => name.trim() !== '' && !/[a-z][A-Z]/.test(name))).toBe(true);
  });

  test('the text of the key counts before the name sent, however the key is spelled', async () => {
    listed([
      { id: 1, localizationKey: 'yearly', year: 2022, name: 'Sent' },
      { id: 2, localizationKey: 'YEARLY_AMENDED', year: 2022, name: 'Sent' },
      { id: 3, localizationKey: 'inactivity-statement', year: 2022, name: 'Sent' },
    ]);
    const portal = createPortal();
    expect(await names('bs', portal)).toEqual([
      'Godišnji izvještaj',
      'Godišnji izvještaj – izmjena',
      'Izjava o neaktivnosti',
    ]);
    await act(async () => {
      await portal.texts.loadLanguage('en');
      await portal.texts.i18n.changeLanguage('en');
    });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Annual report');
  });

  test('a key without a text: the name sent beside it, else the key made readable', async () => {
    listed([
      { id: 90, localizationKey: 'brandNew', year: 2022, name: 'Sasvim novi izvještaj' },
      { id: 91, localizationKey: 'quarterlyReport', year: 2022 },
      { id: 92, localizationKey: '', year: 2022, name: 'Bez ključa' },
      { id: 93, localizationKey: 'toString', year: 2022, name: 'Naslijeđeni' },
      null,
      { id: 0 },
    ]);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await names('bs')).toEqual(['Sasvim novi izvještaj', 'Quarterly report', 'Bez ključa', 'Naslijeđeni']);
  });

  test('an answer that is no list is an error, not an empty list (A03)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    agency.use(http.get('*/ReportTypes', () => HttpResponse.html('<html>portal</html>')));
    const { result } = renderHook(() => useReportTypesQuery({ lang: 'bs' }), { wrapper: inPortal() });
    await waitFor(() => expect(result.current.isError).toBe(true));
  });
});

describe('rules', () => {
  test('the inactivity statement is known by its ids 51 and 69, and by its key', () => {
    expect([51, 69, 50, 5].map((id) => isInactivityStatement({ id }))).toEqual([true, true, false, false]);
    for (const localizationKey of ['inactivityStatement', 'inactivityStatementAmended', 'INACTIVITYSTATEMENT'])
      expect(isInactivityStatement({ id: 5, localizationKey }), localizationKey).toBe(true);
    for (const localizationKey of ['yearly', 'noInactivityStatement', 'inactivityStatements', ''])
      expect(isInactivityStatement({ id: 5, localizationKey }), localizationKey).toBe(false);
  });

  test('every amended type of the agency has its regular kind', () => {
    const amended = REPORT_TYPES.filter(isAmended);
    const kinds = REPORT_TYPES.filter((type) => !isAmended(type)).map(kindOf);
    expect(amended).toHaveLength(30);
    expect(amended.every((type) => kinds.includes(kindOf(type)))).toBe(true);
  });
});
