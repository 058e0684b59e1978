import { describe, expect, test } from 'vitest';
import { daysInText } from '#shared/format/days-in-text.ts';

const days = (text: string) => daysInText(text).map(({ day }) => day);

describe('a day in a text', () => {
  test.each([
    '12.03.2026.',
    '12. 3. 2026. godine',
    '12.3.2026',
    '12.03.26.',
    '12. 03. 26. godine',
    '12/03/2026',
    '12-03-2026',
    '12_03_2026',
    '2026-03-12',
    '2026.03.12.',
    '2026/03/12',
    '2026-3-12',
    '20260312',
    '2026-03-12T10:11:12Z',
    '12.03.’26',
    '12. III 2026. godine',
    '12.III.2026',
    '12. III. 2026.',
    '12/III-2026',
    '12-III-26',
    '12. Ⅲ 2026.',
    '12 III 2026',
    '12. marta 2026.',
    '12. mart 2026',
    '12. mar. 2026.',
    '12-mar-2026',
    '12.mar.26',
    '12. ožujka 2026.',
    '12. ožu. 2026.',
    '12. marta\n2026. godine',
    '12. mar-\nta 2026.',
    '12.03.\n2026.',
    '12. MARTA 2026. GODINE',
    'dana12.03.2026.',
    '12. марта 2026. године',
    '12. o¾ujka 2026.',
    'March 12, 2026',
    'Mar. 12, 2026',
    '12 March 2026',
    '12th of March 2026',
    'the 12th day of March, 2026',
    '１２.０３.２０２６',
    '12 .\u00A003 .\u00A02026',
    'Scan_20260312_101112',
  ])('%j is 12 March 2026', (text) => expect(days(text)).toEqual(['2026-03-12']));

  test.each([
    ['15. jun 2026.', '2026-06-15'],
    ['15. jul 2026.', '2026-07-15'],
    ['15. juna 2026.', '2026-06-15'],
    ['15. srpnja 2026.', '2026-07-15'],
    ['12. sept. 2026.', '2026-09-12'],
    ['12. sep 2026', '2026-09-12'],
    ['1. okt. 2025.', '2025-10-01'],
    ['1. listopada 2025.', '2025-10-01'],
    ['1. avg. 2025.', '2025-08-01'],
    ['31. XII 2025.', '2025-12-31'],
    ['3. IX 2025.', '2025-09-03'],
    ['5. veljaèe 2026.', '2026-02-05'],
    ['5. sijeènja 2026.', '2026-01-05'],
    ['1. lis. 2025.', '2025-10-01'],
    ['9. svi. 2025.', '2025-05-09'],
  ])('%j', (text, day) => expect(days(text)).toEqual([day]));

  test.each([
    '31.02.2026.',
    '12 03 2026',
    '12032026',
    '1 2 . 0 3 . 2 0 2 6',
    '1 2 0 3 2 0 2 6',
    '12.O3.2026',
    '12,03,2026',
    '12.03.',
    'dana 12. 03. ove godine',
    '12. marta tekuće godine',
    'dvanaestog marta 2026. godine',
    'dvanaesti mart dvije hiljade dvadeset šeste',
    '12.03.20-\n26.',
    '12.03.20\n26.',
    'March 12',
    '12. mrta 2026.',
    '12. iii 2026.',
    '12. velja\uFFFDe 2026.',
    '32.13.2026',
    '03/25/2026',
    '12|03|2026',
    '12. ~etvrtog 2026.',
  ])('%j may be one, but is not read', (text) => {
    expect(days(text)).toContain(null);
    expect(days(text).filter((day) => day !== null)).toEqual([]);
  });

  test.each([
    '',
    'Broj: 65 0 St 123456 26',
    'Službene novine FBiH, br. 29/03, 32/04 i 42/06',
    'član 43. i 55. Zakona',
    'ČLANOVI 5 I 10 ZAKONA',
    '1.234.567,89 KM',
    'JIB 4200000000001',
    'u martu 2026.',
    'tel. 033/123-456',
    'Martin Rujanović',
    '71000 Sarajevo',
    'u 10:30:15 sati',
    'd.o.o. ili d.d.',
    '1. Svi povjerioci',
    'račun 161-000-00123456-78',
    'od 2024 do 2026',
    'stav 2. tačka 3. Zakona',
  ])('%j has none', (text) => expect(days(text)).toEqual([]));

  test('several are in the order of the text', () => {
    expect(days('Od 12. III 2026. i 5. 2. 2026., zaprimljeno 13.03.26.')).toEqual([
      '2026-03-12',
      '2026-02-05',
      '2026-03-13',
    ]);
  });
});
