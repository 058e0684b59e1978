import { describe, expect, test } from 'vitest';
import bs from '#domain/legal-entity/proceedings/texts/bs.json' with { type: 'json' };
import hr from '#domain/legal-entity/proceedings/texts/hr.json' with { type: 'json' };
import { propose } from '#features/registers/bankruptcy/inbox/proposals/propose.ts';
import { readDocument } from '#features/registers/bankruptcy/inbox/run/read-document.ts';
import { TYPES } from './court-documents.ts';

const JIB = '4200000000001';
const OTHER = '4200000000002';
const keys = Object.keys(bs.documentTypes) as (keyof typeof bs.documentTypes)[];
const idOf = (key: (typeof keys)[number]) => String(keys.indexOf(key) + 1);

const from = (name: string, text = '') => propose({ name, text, types: TYPES });

describe('the jib', () => {
  test.each([
    [`rjesenje ${JIB}.pdf`, ''],
    [`${JIB}_2026-03-12.pdf`, ''],
    ['rjesenje.pdf', `Dužnik: Primjer d.o.o., JIB: ${JIB}, Sarajevo`],
    ['rjesenje.pdf', `ID broj 4200-0000-0000-1`],
    ['x.pdf', `po prijedlogu povjerioca Banka d.d. nad dužnikom Primjer d.o.o., JIB (identifikacioni broj): ${JIB}`],
    ['x.pdf', `Imenovanje privremenog stečajnog upravnika\nPrimjer d.o.o.\nJIB: ${JIB}`],
    ['x.pdf', `Računovodstveni servis d.o.o. JIB ${JIB}`],
    ['rjesenje.pdf', `Дужник: Примјер д.о.о., ЈИБ ${JIB}`],
    ['rjesenje.pdf', `Bez oznake ${JIB}, a JMBG: 0101980150001 je broj osobe`],
  ])('is proposed when it is the only one: %s, %s', (name, text) => {
    expect(from(name, text).jib?.value).toBe(JIB);
  });

  test.each([
    ['rjesenje.pdf', ''],
    ['rjesenje.pdf', `JIB ${JIB} i JIB ${OTHER}`],
    ['rjesenje.pdf', `JIB: ${JIB} dužnika, povjerilac ${OTHER}`],
    ['rjesenje.pdf', `JIB: 4 2 2 4 6 7 7 9 0 0 0 1 x, upravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB:\n4\n2\n2\n4\n6\n7\n7\n9\n0\n0\n0\n1\n1\nStečajni upravnik: BETA d.o.o. ${OTHER}`],
    ['rjesenje.pdf', `JIB: |4|2|2|4|6|7|7|9|0|0|0|1|1|, upravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB: 4   2   2   4   6   7   7   9   0   0   0   1   1\nupravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB: ☐☐☐☐☐☐☐☐☐☐☐☐☐\nupravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB: 42OOOOOOOOOO1, upravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB 420000000-\n0001, upravnik ${OTHER}`],
    ['rjesenje.pdf', `JIB 4200-0000 0000.1, upravnik ${OTHER}`],
    ['rjesenje.pdf', 'Tel. 00387 33 556 123, faks 0038733556124'],
    ['rjesenje.pdf', 'JMB 0101980150001, ID 0101980170002'],
    ['IMG_1764293200123.pdf', ''],
    [`${JIB} ${OTHER}.pdf`, `JIB ${JIB}`],
    [`${JIB}.pdf`, `JIB ${OTHER}`],
    ['rjesenje.pdf', 'Račun 1610000012345678, JMBG 0101980150001, tel. 033 123 456 789 01'],
    ['420000000000.pdf', 'JIB 420000000000'],
    ['x.pdf', `Broj predmeta ${JIB}`],
    ['x.pdf', `uplatiti na račun suda kod Primjer banke d.d. Mostar, broj ${JIB}`],
    ['x.pdf', `iznos ${JIB} KM; https://sud.ba/${OTHER}.pdf`],
    ['x.pdf', 'PDV 420000000001 9'],
    ['x.pdf', `JIB dužnika: ________; povjerilac ${OTHER}`],
    ['x.pdf', `Dužnik: Primjer d.o.o., JIB:\n\nPovjerilac: Banka d.d., JIB: ${OTHER}`],
    ['x.pdf', `JIB dužnika nije poznat. Povjerilac: ${OTHER}`],
    ['x.pdf', `J1B: 42OOgOOOO0019, ${OTHER}`],
    ['x.pdf', `Stečajni upravnik BETA d.o.o., JIB: ${OTHER}`],
    ['x.pdf', `Općinski sud u Sarajevu, JIB: ${OTHER}`],
    ['x.pdf', `JIB ${JIB}/0001`],
    ['x.pdf', `JIB nije poznat. Tuzla ${OTHER}`],
    ['x.pdf', '9789958123456'],
  ])('is not chosen among several, nor made of other numbers: %s, %s', (name, text) => {
    expect(from(name, text).jib).toBeNull();
  });

  test('several are offered, each once', () => {
    expect(from('x.pdf', `JIB ${JIB}, JIB ${OTHER}, ${JIB}`).others.jib).toEqual([JIB, OTHER]);
    expect(from(`${JIB}.pdf`, `JIB ${OTHER}`).others.jib).toEqual([JIB, OTHER]);
  });

  test.each([
    [`${JIB}.pdf`, `JIB ${OTHER}`, true],
    [`${JIB}.pdf`, `JIB ${OTHER}, JIB ${JIB}`, false],
    [`${JIB}.pdf`, `JIB ${JIB}`, false],
    [`${JIB}.pdf`, '', false],
    ['rjesenje.pdf', `JIB ${OTHER}`, false],
  ])('in the name is another than in the text: %s, %s: %s', (name, text, isOther) => {
    expect(from(name, text).isOtherJib).toBe(isOther);
  });

  test('tells where it was read', () => {
    expect(from(`${JIB}.pdf`).jib?.from).toBe('name');
    expect(from('x.pdf', `JIB ${JIB}`).jib?.from).toBe('text');
  });
});

describe('the day of submission', () => {
  test.each([
    ['2026-03-12 rjesenje.pdf', ''],
    ['rjesenje_12.03.2026.pdf', ''],
    ['rjesenje-12-3-2026.pdf', ''],
    ['20260312_rjesenje.pdf', ''],
    ['x.pdf', 'Dostavljeno agenciji: 12.03.2026.'],
    ['x.pdf', 'ZAPRIMLJENO dana 12. 3. 2026. godine'],
    ['x.pdf', 'Sarajevo, 12. III 2026. godine'],
    ['x.pdf', 'Zaprimljeno: 12.03.26.'],
    ['x.pdf', 'Sarajevo, 12. marta 2026. godine'],
    ['x.pdf', 'Mostar, 12. ožujka 2026. godine'],
    ['x.pdf', 'Сарајево, 12. марта 2026. године'],
    ['x.pdf', 'Received on March 12, 2026'],
    ['x.pdf', 'Iznos 12.345,00 KM. U Tuzli, dana 12.03.2026. god.'],
    ['rješenje od 12.03.2026.pdf', ''],
    ['x.pdf', 'Received on 12 March 2026'],
  ])('is proposed when it is the only one: %s, %s', (name, text) => {
    expect(from(name, text).date?.value).toBe('2026-03-12');
  });

  test.each([
    ['x.pdf', 'Od 05.02.2026. do 12.03.2026.'],
    ['x.pdf', 'ZAPRIMLJENO dana 12. 3. 2026. godine; rješenje od 05.02.2026.'],
    ['x.pdf', 'Sarajevo, 12. III 2026. godine. Prijedlog od 05.01.2026. godine.'],
    ['x.pdf', 'Zaprimljeno: 12. sept. 2025. Prijedlog od 05.01.2026.'],
    ['x.pdf', 'Zaprimljeno: 1 2 . 0 3 . 2 0 2 6 Prijedlog od 05.01.2026.'],
    ['x.pdf', 'Rok je 12.03.2199.'],
    ['31.02.2026.pdf', ''],
    [`${JIB}.pdf`, ''],
    ['2026-03-12.pdf', 'Dostavljeno 13.03.2026.'],
    ['x.pdf', 'Rođena, dana 15.05.1975. godine u Sarajevu'],
    ['12.-13.03.2026.pdf', ''],
    ['x.pdf', 'Zakon o stečaju (Sl. novine FBiH, br. 53/21 od 30.06.2021.)'],
    ['x.pdf', 'Rok za prijavu je do 12.03.2026.'],
    ['x.pdf', 'Račun je blokiran 12.03.2026.'],
    ['x.pdf', 'Datum: 12.03.2026. ističe rok'],
    ['x.pdf', 'Sarajevo, 12. i 13. marta 2026.'],
    ['x.pdf', 'Sarajevo, 12.03.2199. Dostavljeno: 05.01.2026.'],
  ])('is not chosen among several, nor impossible or to come: %s, %s', (name, text) => {
    expect(from(name, text).date).toBeNull();
  });

  test('several are offered in the order of the text', () => {
    expect(from('x.pdf', 'Od 12.03.2026. do 05.02.2026.').others.date).toEqual(['2026-03-12', '2026-02-05']);
  });
});

describe('the kind of document', () => {
  test.each(keys)('%s is proposed from its own names in bs and hr', (key) => {
    for (const { [key]: name } of [bs.documentTypes, hr.documentTypes]) {
      const text = `OPĆINSKI SUD U SARAJEVU\nBroj: 65 0 St 1/26\n\n${name.toUpperCase()}\n…`;
      expect(from('x.pdf', text).documentTypeId).toEqual({ value: idOf(key), from: 'text' });
      expect(from(`${name.replaceAll(' ', '_')}.pdf`).documentTypeId).toEqual({ value: idOf(key), from: 'name' });
    }
  });

  test('the title counts, not what the text mentions later', () => {
    const text = 'Rješenje o zaključenju stečajnog postupka\nPovodom: Prijedlog za otvaranje stečajnog postupka';
    expect(from('x.pdf', text).documentTypeId?.value).toBe(idOf('bankruptcyConcludingDecision'));
  });

  test('a title in spaced letters or in Cyrillic is read', () => {
    const spaced = 'R J E Š E N J E\no otvaranju i zaključenju stečajnog postupka';
    expect(from('x.pdf', spaced).documentTypeId?.value).toBe(idOf('bankruptcyOpeningAndConcludingDecision'));
    const cyrillic = 'РЈЕШЕЊЕ О ОТВАРАЊУ СТЕЧАЈНОГ ПОСТУПКА';
    expect(from('x.pdf', cyrillic).documentTypeId?.value).toBe(idOf('bankruptcyOpeningDecision'));
  });

  test.each([
    'Rješenje o zaklju-\nčenju stečajnog postupka',
    'Rješenje o zaklju\u00AD\nčenju stečajnog postupka',
    'Rješenje o zakljuèenju steèajnog postupka',
    'RJEŠENJE O ZAKLJUÈENJU STEÈAJNOG POSTUPKA',
    'Rje¹enje o zaključenju stečajnog postupka',
    'Rješenje o zaklju\uFFFDenju ste\uFFFDajnog postupka',
    'Rješenje o zakljuenju steajnog postupka',
    'Rješenje o zaklju~enju ste~ajnog postupka',
  ])('a title whose font or line end breaks it is read: %j', (title) => {
    const later = '\nRješenje o otvaranju stečajnog postupka je postalo pravosnažno.';
    expect(from('x.pdf', title + later).documentTypeId?.value).toBe(idOf('bankruptcyConcludingDecision'));
  });

  test.each([
    'Rješenje o zakq7enju\nRješenje o otvaranju stečajnog postupka',
    'Rješenje o otvaranju stečajnog postupka je postalo pravosnažno.',
    'Rješenje o zaključenju stečajnog postupka\nRješenje o otvaranju stečajnog postupka',
    ...[
      'RJEŠENJE\n#\nse odbija kao neosnovan',
      'Odbija se\n#',
      'Žalba\n#',
      'Primili smo\n#',
      'Na znanje:\n#',
      'U vezi s ovim, na\n#',
      'ISPRAVKA\n\n#',
      'ŽALBA\nPrimjer d.o.o.\n\n#',
      '#\n- ispravka',
      '#\nuskraćena',
      '"#"',
      '(#)',
    ].map((text) => text.replace('#', 'Prijedlog za otvaranje stečajnog postupka')),
  ])('a damaged title, a mention, another document or two titles propose nothing: %j', (text) => {
    expect(from('x.pdf', text).documentTypeId).toBeNull();
  });

  test('a name of a file that says more, or a text that begins with another title, proposes nothing', () => {
    const name = 'Prijedlog za otvaranje stečajnog postupka';
    expect(from(`${name}.pdf`, 'PRIJEDLOG').documentTypeId?.from).toBe('name');
    expect(from(`odgovor na ${name}.pdf`).documentTypeId).toBeNull();
    expect(from(`${name}.pdf`, 'Žalba dužnika').documentTypeId).toBeNull();
    expect(from(`${name}.pdf`, `Odbija se\n${name}`).documentTypeId).toBeNull();
  });

  test.each([
    'BOSNA I HERCEGOVINA\n#',
    'Registar stečajnih postupaka\n#',
    'Primjer d.o.o.\n#',
    'po prijedlogu povjerioca X sud je donio\n#',
    'R J E Š E NJ E\no zaključenju stečajnog postupka',
  ])('a title below the head of a court or the words that lead to it is read: %j', (text) => {
    const read = from('x.pdf', text.replace('#', 'RJEŠENJE O ZAKLJUČENJU STEČAJNOG POSTUPKA\nnad dužnikom'));
    expect(read.documentTypeId?.value).toBe(idOf('bankruptcyConcludingDecision'));
  });

  test('words of a name that are not together propose nothing', () => {
    expect(from('x.pdf', 'Rješenje u predmetu otvaranja postupka nad stečajnim dužnikom').documentTypeId).toBeNull();
  });
});

test('a scan without text and with a name that says nothing proposes nothing', () => {
  expect(from('scan0001.pdf')).toEqual({
    jib: null,
    date: null,
    documentTypeId: null,
    others: { jib: [], date: [] },
    isOtherJib: false,
  });
});

test('of a document that could not be read, jib and day of its name are only offered, because it may say others (R2.7)', async () => {
  const name = `${JIB} 12.3.2026.pdf`;
  const { proposal, hasText } = await readDocument(new File(['%PDF-1.7'], name), TYPES);
  expect(hasText).toBe(false);
  expect(proposal).toMatchObject({ jib: null, date: null, others: { jib: [JIB], date: ['2026-03-12'] } });
});

test('a day is proposed that has come by the clock of the host, even if that of the visitor is behind', () => {
  const proposed = (now: string) =>
    propose({ name: 'x.pdf', text: 'Sarajevo, 12.03.2031. godine', types: TYPES, now: new Date(now) }).date?.value;
  expect(proposed('2031-03-12T09:00:00Z')).toBe('2031-03-12');
  expect(proposed('2031-03-11T09:00:00Z')).not.toBe('2031-03-12');
});
