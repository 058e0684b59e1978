import bs from '#domain/legal-entity/proceedings/texts/bs.json' with { type: 'json' };
import hr from '#domain/legal-entity/proceedings/texts/hr.json' with { type: 'json' };

/** Parts of which documents of courts are made, and what is true of each document. */
const KEYS = Object.keys(bs.documentTypes) as (keyof typeof bs.documentTypes)[];
export const TYPES = KEYS.map((key, at) => ({ id: at + 1, names: [bs.documentTypes[key], hr.documentTypes[key]] }));

export type CourtDocument = { name: string; text: string; jib: string; day: string; type: number };

type Spoil = (text: string) => string;
const as =
  (from: string, to: string): Spoil =>
  (text) =>
    text.replace(/./gsu, (letter) => Array.from(to)[Array.from(from).indexOf(letter)] ?? letter);

/** What fonts, scanners, Word and printers make of a text. */
export const SPOILS: Readonly<Record<string, Spoil>> = {
  'as written': (text) => text,
  'Western letters': as('čćđČĆĐ', 'èæðÈÆÐ'),
  'Latin 1 letters': as('čćđšžŠŽ', 'èæð¹¾©®'),
  'letters lost': (text) => text.replace(/[čćđšž]/g, ''),
  'letters unknown': (text) => text.replace(/[čćđšž]/g, '\uFFFD'),
  decomposed: (text) => text.normalize('NFD'),
  'soft hyphens at line ends': (text) => text.replace(/(otvaran|zaklju|postup|stečaj)(?=\p{Ll})/gu, '$1\u00AD\n'),
  'hyphens at line ends': (text) => text.replace(/(otva|zaklju|postup|poti?rživ)(?=\p{Ll})/gu, '$1-\n'),
  'no-break blanks': (text) => text.replaceAll(' ', '\u00A0'),
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'zero-width signs': (text) => text.replaceAll('o', 'o\u200B'),
  Cyrillic: as(
    'abvgdđežzijklmnoprstćufhcčšABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ',
    'абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ',
  ),
};

/** The 12th of March 2026 in every writing. */
const DAYS: readonly string[] = [
  '12.03.2026.',
  '12. 3. 2026. godine',
  '12.03.26.',
  '12. III 2026. godine',
  '12.III.2026.',
  '12. marta 2026. godine',
  '12. mart 2026.',
  '12. ožujka 2026. godine',
  '12. mar. 2026.',
  '12/03/2026',
  '2026-03-12',
  '12-03-2026',
  '12. marta\n2026. godine',
  '12 . 03 . 2026.',
];
/** Other days, read or not, that stand in the same document. */
const OTHER_DAYS: readonly string[] = [
  '05.01.2026.',
  '5. I 2026.',
  '05.01.26.',
  '5. jan. 2026.',
  'petog januara 2026. godine',
  '0 5 . 0 1 . 2 0 2 6',
  '05 01 2026',
  '5. siječnja\n2026.',
  '05.O1.2026.',
  '05.01.',
  '31.02.2026.',
];
/** A jib in every writing. */
const JIBS: readonly ((jib: string) => string)[] = [
  (jib) => `JIB: ${jib}`,
  (jib) => `ID broj ${jib}`,
  (jib) => `JIB ${jib.replace(/(\d{4})(?=\d)/g, '$1 ')}`,
  (jib) => `JIB: ${jib.replace(/(\d{4})(?=\d)/g, '$1-')}`,
  (jib) => `JIB: ${Array.from(jib).join(' ')}`,
  (jib) => `(identifikacijski broj ${jib})`,
  (jib) => `JIB:\n${jib}`,
];
/** Jibs of others, as text and as pictures leave them. */
const OTHER_JIBS: readonly ((jib: string) => string)[] = [
  (jib) => `upravnik BETA d.o.o. ${jib}`,
  (jib) => `JIB: |${Array.from(jib).join('|')}|`,
  (jib) => `JIB:\n${Array.from(jib).join('\n')}`,
  (jib) => `JIB ${jib.slice(0, 9)}-\n${jib.slice(9)}`,
  (jib) => `JIB ${jib.slice(0, 4)} ${jib.slice(4, 8)}-${jib.slice(8)}`,
  (jib) => `JIB: ${jib.replace(/0/g, 'O')}`,
  () => 'JIB: ☐☐☐☐☐☐☐☐☐☐☐☐☐',
  (jib) => `JIB: ${jib.slice(0, 12)}`,
  (jib) => `JIB: ${Array.from(jib).join('    ')}`,
];
/** Numbers that are no jib. */
const NOISE: readonly string[] = [
  'Tel. 00387 33 556 123, faks 0038733556124',
  'JMB 0101980150001',
  'JMBG: 0101980150004',
  'račun 161 000 00123456 78',
  'Službene novine FBiH, br. 29/03, 32/04 i 42/06',
  'Broj: 65 0 St 123456 26',
  'iznos od 1.234.567,89 KM',
  'PDV broj 200000000005',
  '71000 Sarajevo, Obala 12',
  'IBAN BA39 1290 0794 0102 8494',
  'mob: 061 123 456',
];

const pick = <Part>(parts: readonly Part[], at: number): Part => parts[at % parts.length] as Part;

/** The document number `at`; `alien` adds another jib and another day to it. */
export function courtDocument(at: number, alien: { jib?: boolean; day?: boolean } = {}): CourtDocument {
  const type = at % KEYS.length;
  const jib = String(4_200_000_000_019 + at * 7919);
  const title = pick(TYPES, type).names[at % 2] ?? '';
  const lines = [
    'OPĆINSKI SUD U SARAJEVU',
    pick(NOISE, at),
    `Sarajevo, ${pick(DAYS, at)}`,
    '',
    at % 3 === 0 ? title.toUpperCase() : title,
    `nad dužnikom Primjer ${at} d.o.o. Sarajevo, ${pick(JIBS, at)(jib)}`,
    ...(alien.day ? [`Povodom podneska od ${pick(OTHER_DAYS, at)} sud je odlučio:`] : []),
    ...(alien.jib ? [pick(OTHER_JIBS, at)('4209990000011')] : []),
    pick(NOISE, at + 3),
  ];
  return { name: `dokument ${at}.pdf`, text: lines.join('\n'), jib, day: '2026-03-12', type: type + 1 };
}
