import type { ProfileFacts } from '#features/registers/entity-profile/summary/profile-facts.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** Facts of which nothing is known. */
export const NOTHING: ProfileFacts = {
  entity: {
    register: null,
    isMicro: false,
    size: null,
    county: '',
    municipality: '',
    registrationDateTime: '',
    activities: [],
  },
  latest: null,
  account: null,
  proceedings: null,
};
const entity = (change: Partial<ProfileFacts['entity']>): Partial<ProfileFacts> => ({
  entity: { ...NOTHING.entity, ...change },
});
const latest = (change: Partial<NonNullable<ProfileFacts['latest']>>): Partial<ProfileFacts> => ({
  latest: { year: 2024, isAmended: false, result: null, employees: null, ...change },
});
const result = (now: number, before: number | null) => latest({ result: { now, before } });
const employees = (now: number, before: number | null) => latest({ employees: { now, before } });
const activity = (code: string, description: string) => [
  { code, letter: 'C', description, priority: '', isMain: true },
];
const proceedings = (count: number, lastDay = '2025-03-12') => ({
  proceedings: { count, kinds: ['bankruptcy'] as const, lastDay },
});

type Case = [what: string, about: string, facts: Partial<ProfileFacts>, texts: Record<Lang, string | undefined>];

/** What is told about which facts, in three languages; undefined where the sentence is left out. */
export const CASES: Case[] = [
  [
    'what, where and since when',
    'entity',
    entity({
      register: 'companies',
      county: 'Zeničko-dobojski kanton',
      municipality: 'Zenica',
      registrationDateTime: '1998-03-17T23:00:00Z',
    }),
    {
      bs: 'Ovo pravno lice je privredno društvo sa sjedištem u općini Zenica (Zeničko-dobojski kanton), registrovano 18.03.1998.',
      hr: 'Ova pravna osoba je gospodarsko društvo sa sjedištem u općini Zenica (Zeničko-dobojska županija), registrirana 18.03.1998.',
      en: 'This is a company based in the municipality of Zenica (Zenica-Doboj Canton), registered on 03/18/1998.',
    },
  ],
  [
    'nothing but a municipality',
    'entity',
    entity({ municipality: 'Zenica' }),
    {
      bs: 'Ovo pravno lice je upisano u registar pravnih lica sa sjedištem u općini Zenica.',
      hr: 'Ova pravna osoba je upisana u registar pravnih osoba sa sjedištem u općini Zenica.',
      en: 'This is a legal entity in the register based in the municipality of Zenica.',
    },
  ],
  [
    'a place abroad is not called a municipality',
    'entity',
    entity({ register: 'investmentFunds', county: 'Inostranstvo', municipality: 'Beč' }),
    {
      bs: 'Ovo pravno lice je investicijski fond (sjedište: Beč, Inostranstvo).',
      hr: 'Ova pravna osoba je investicijski fond (sjedište: Beč, Inostranstvo).',
      en: 'This is an investment fund (seat: Beč, Inostranstvo).',
    },
  ],
  [
    'no field at all',
    'entity',
    {},
    {
      bs: 'Ovo pravno lice je upisano u registar pravnih lica.',
      hr: 'Ova pravna osoba je upisana u registar pravnih osoba.',
      en: 'This is a legal entity in the register.',
    },
  ],
  [
    'size and activity',
    'activity',
    entity({ size: 'small', activities: activity('25.11', 'Proizvodnja metalnih konstrukcija') }),
    {
      bs: 'Po veličini je malo pravno lice, a pretežna djelatnost mu je „Proizvodnja metalnih konstrukcija“ (šifra 25.11).',
      hr: 'Po veličini je mala pravna osoba, a glavna joj je djelatnost „Proizvodnja metalnih konstrukcija” (šifra 25.11).',
      en: 'By size it is a small legal entity, and its main activity is “Proizvodnja metalnih konstrukcija” (code 25.11).',
    },
  ],
  [
    'a type of its own marks a micro company',
    'activity',
    entity({ isMicro: true }),
    {
      bs: 'Po veličini je mikro pravno lice.',
      hr: 'Po veličini je mikro pravna osoba.',
      en: 'By size it is a micro legal entity.',
    },
  ],
  [
    'an activity known by its code only',
    'activity',
    entity({ activities: activity('25.11', '') }),
    {
      bs: 'Pretežna djelatnost mu je ona sa šifrom 25.11.',
      hr: 'Glavna joj je djelatnost ona sa šifrom 25.11.',
      en: 'Its main activity is the one with code 25.11.',
    },
  ],
  [
    'a further activity is not the main one',
    'activity',
    entity({ activities: activity('25.11', 'x').map((one) => ({ ...one, isMain: false })) }),
    { bs: undefined, hr: undefined, en: undefined },
  ],
  [
    'a profit above that of the year before',
    'result',
    result(1_234_567, 1_100_000.5),
    {
      bs: 'U 2024. godini ostvarilo je dobit od 1.234.567 KM, više nego u 2023. godini (1.100.000,5 KM).',
      hr: 'U 2024. godini ostvarila je dobit od 1.234.567 KM, više nego u 2023. godini (1.100.000,5 KM).',
      en: 'In 2024 it recorded a profit of 1,234,567 KM, more than in 2023 (1,100,000.5 KM).',
    },
  ],
  [
    'a smaller loss',
    'result',
    result(-500, -800),
    {
      bs: 'U 2024. godini ostvarilo je gubitak od 500 KM, manje nego u 2023. godini (800 KM).',
      hr: 'U 2024. godini ostvarila je gubitak od 500 KM, manje nego u 2023. godini (800 KM).',
      en: 'In 2024 it recorded a loss of 500 KM, less than in 2023 (800 KM).',
    },
  ],
  [
    'a loss after a profit',
    'result',
    result(-500, 800),
    {
      bs: 'U 2024. godini ostvarilo je gubitak od 500 KM, a u 2023. godini dobit od 800 KM.',
      hr: 'U 2024. godini ostvarila je gubitak od 500 KM, a u 2023. godini dobit od 800 KM.',
      en: 'In 2024 it recorded a loss of 500 KM, after a profit of 800 KM in 2023.',
    },
  ],
  [
    'amounts written alike are the same',
    'result',
    result(500.001, 500.002),
    {
      bs: 'U 2024. godini ostvarilo je dobit od 500 KM, isto kao u 2023. godini.',
      hr: 'U 2024. godini ostvarila je dobit od 500 KM, isto kao u 2023. godini.',
      en: 'In 2024 it recorded a profit of 500 KM, the same as in 2023.',
    },
  ],
  [
    'a profit after none',
    'result',
    result(500, 0),
    {
      bs: 'U 2024. godini ostvarilo je dobit od 500 KM, a u 2023. godini nije imalo ni dobiti ni gubitka.',
      hr: 'U 2024. godini ostvarila je dobit od 500 KM, a u 2023. godini nije imala ni dobiti ni gubitka.',
      en: 'In 2024 it recorded a profit of 500 KM, after neither a profit nor a loss in 2023.',
    },
  ],
  [
    'neither profit nor loss after a loss',
    'result',
    result(0, -3),
    {
      bs: 'U 2024. godini nije imalo ni dobiti ni gubitka, a u 2023. godini ostvarilo je gubitak od 3 KM.',
      hr: 'U 2024. godini nije imala ni dobiti ni gubitka, a u 2023. godini ostvarila je gubitak od 3 KM.',
      en: 'In 2024 it recorded neither a profit nor a loss, after a loss of 3 KM in 2023.',
    },
  ],
  [
    'neither in both years',
    'result',
    result(0, 0),
    {
      bs: 'U 2024. godini nije imalo ni dobiti ni gubitka, kao ni u 2023. godini.',
      hr: 'U 2024. godini nije imala ni dobiti ni gubitka, kao ni u 2023. godini.',
      en: 'In 2024 it recorded neither a profit nor a loss, the same as in 2023.',
    },
  ],
  [
    'a budget user has a surplus, and the report was amended later',
    'result',
    { ...entity({ register: 'budgetUsers' }), ...latest({ isAmended: true, result: { now: 7, before: null } }) },
    {
      bs: 'U 2024. godini, prema izvještaju koji je kasnije izmijenjen, ostvarilo je višak prihoda od 7 KM.',
      hr: 'U 2024. godini, prema izvješću koje je poslije izmijenjeno, ostvarila je višak prihoda od 7 KM.',
      en: 'In 2024, according to a report that was later amended, it recorded a surplus of 7 KM.',
    },
  ],
  [
    'one employee',
    'employees',
    employees(1, null),
    {
      bs: 'U 2024. godini imalo je 1 zaposlenog.',
      hr: 'U 2024. godini imala je 1 zaposlenog.',
      en: 'In 2024 it had 1 employee.',
    },
  ],
  [
    'three employees after one',
    'employees',
    employees(3, 1),
    {
      bs: 'U 2024. godini imalo je 3 zaposlena, više nego u 2023. godini (1).',
      hr: 'U 2024. godini imala je 3 zaposlena, više nego u 2023. godini (1).',
      en: 'In 2024 it had 3 employees, more than in 2023 (1).',
    },
  ],
  [
    'thousands of employees, twelve among the last digits',
    'employees',
    employees(1012, 1012),
    {
      bs: 'U 2024. godini imalo je 1.012 zaposlenih, isto kao u 2023. godini.',
      hr: 'U 2024. godini imala je 1.012 zaposlenih, isto kao u 2023. godini.',
      en: 'In 2024 it had 1,012 employees, the same as in 2023.',
    },
  ],
  [
    'twenty-one employees after none',
    'employees',
    employees(21, 0),
    {
      bs: 'U 2024. godini imalo je 21 zaposlenog, a u 2023. godini nije imalo zaposlenih.',
      hr: 'U 2024. godini imala je 21 zaposlenog, a u 2023. godini nije imala zaposlenih.',
      en: 'In 2024 it had 21 employees, after none in 2023.',
    },
  ],
  [
    'no employees after two',
    'employees',
    employees(0, 2),
    {
      bs: 'U 2024. godini nije imalo zaposlenih, a u 2023. godini imalo je 2 zaposlena.',
      hr: 'U 2024. godini nije imala zaposlenih, a u 2023. godini imala je 2 zaposlena.',
      en: 'In 2024 it had no employees, after 2 employees in 2023.',
    },
  ],
  [
    'no employees in both years',
    'employees',
    employees(0, 0),
    {
      bs: 'U 2024. godini nije imalo zaposlenih, kao ni u 2023. godini.',
      hr: 'U 2024. godini nije imala zaposlenih, kao ni u 2023. godini.',
      en: 'In 2024 it had no employees, the same as in 2023.',
    },
  ],
  [
    'bank and status of the main account',
    'account',
    { account: { kind: 'account', bank: 'Hrastova banka d.d. Mostar', status: 'Blokiran' } },
    {
      bs: 'Glavni račun vodi Hrastova banka d.d. Mostar, a status računa je „Blokiran“.',
      hr: 'Glavni račun vodi Hrastova banka d.d. Mostar, a status je računa „Blokiran”.',
      en: 'Its main account is held at Hrastova banka d.d. Mostar, and the status of the account is “Blokiran”.',
    },
  ],
  [
    'a bank whose name ends with a full stop',
    'account',
    { account: { kind: 'account', bank: 'Hrastova  banka d.d.', status: '' } },
    {
      bs: 'Glavni račun vodi Hrastova banka d.d.',
      hr: 'Glavni račun vodi Hrastova banka d.d.',
      en: 'Its main account is held at Hrastova banka d.d.',
    },
  ],
  [
    'no main account',
    'account',
    { account: { kind: 'none' } },
    {
      bs: 'Nema glavni račun u registru računa.',
      hr: 'Nema glavni račun u registru računa.',
      en: 'It has no main account in the register of accounts.',
    },
  ],
  [
    'an unknown state of the account',
    'account',
    {},
    {
      bs: 'Stanje glavnog računa nije poznato.',
      hr: 'Stanje glavnog računa nije poznato.',
      en: 'The state of its main account is not known.',
    },
  ],
  [
    'one document of a proceeding',
    'proceedings',
    proceedings(1),
    {
      bs: 'U registru stečajnih i predstečajnih postupaka ima 1 dokument o njemu (stečajni postupak), od 12.03.2025.',
      hr: 'U registru stečajnih i predstečajnih postupaka ima 1 dokument o njoj (stečajni postupak), od 12.03.2025.',
      en: 'The register of bankruptcy and pre-bankruptcy proceedings has 1 document about it (bankruptcy), of 03/12/2025.',
    },
  ],
  [
    'four documents of both proceedings, without a date',
    'proceedings',
    { proceedings: { count: 4, kinds: ['preBankruptcy', 'bankruptcy'], lastDay: '' } },
    {
      bs: 'U registru stečajnih i predstečajnih postupaka ima 4 dokumenta o njemu (predstečajni postupak i stečajni postupak).',
      hr: 'U registru stečajnih i predstečajnih postupaka ima 4 dokumenta o njoj (predstečajni postupak i stečajni postupak).',
      en: 'The register of bankruptcy and pre-bankruptcy proceedings has 4 documents about it (pre-bankruptcy and bankruptcy).',
    },
  ],
  [
    'eleven documents',
    'proceedings',
    proceedings(11),
    {
      bs: 'U registru stečajnih i predstečajnih postupaka ima 11 dokumenata o njemu (stečajni postupak), posljednji od 12.03.2025.',
      hr: 'U registru stečajnih i predstečajnih postupaka ima 11 dokumenata o njoj (stečajni postupak), posljednji od 12.03.2025.',
      en: 'The register of bankruptcy and pre-bankruptcy proceedings has 11 documents about it (bankruptcy), the latest of 03/12/2025.',
    },
  ],
  [
    'no documents',
    'proceedings',
    proceedings(0),
    {
      bs: 'U registru stečajnih i predstečajnih postupaka nema dokumenata o njemu.',
      hr: 'U registru stečajnih i predstečajnih postupaka nema dokumenata o njoj.',
      en: 'The register of bankruptcy and pre-bankruptcy proceedings has no documents about it.',
    },
  ],
  [
    'a registry that did not answer is not known, never none',
    'proceedings',
    {},
    {
      bs: 'Nije poznato da li u registru stečajnih i predstečajnih postupaka ima dokumenata o njemu.',
      hr: 'Nije poznato ima li u registru stečajnih i predstečajnih postupaka dokumenata o njoj.',
      en: 'It is not known whether the register of bankruptcy and pre-bankruptcy proceedings has documents about it.',
    },
  ],
];
