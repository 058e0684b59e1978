import type { ProfileFacts } from '#features/registers/entity-profile/summary/profile-facts.ts';
import { type Case, casesOf, entity } from './profile-sentence-cases.ts';

const latest = (change: Partial<NonNullable<ProfileFacts['latest']>>): Partial<ProfileFacts> => ({
  latest: { year: 2024, isAmended: false, result: null, employees: null, ...change },
});
const result = (now: number, before: number | null) => latest({ result: { now, before } });
const employees = (now: number, before: number | null) => latest({ employees: { now, before } });
const proceedings = (count: number, lastDay = '2025-03-12') => ({
  proceedings: { count, kinds: ['bankruptcy'] as const, lastDay },
});

/** Result, employees, main account and proceedings of made-up entities in three languages. */
export const FIGURE_CASES: Case[] = [
  ...casesOf('result', {
    'a profit above that of the year before': [
      result(1_234_567, 1_100_000.5),
      'U 2024. godini iskazalo je dobit od 1.234.567,00 KM, više nego u 2023. godini (1.100.000,50 KM).',
      'U 2024. godini iskazala je dobit od 1.234.567,00 KM, više nego u 2023. godini (1.100.000,50 KM).',
      'In 2024 it recorded a profit of 1,234,567.00 KM, more than in 2023 (1,100,000.50 KM).',
    ],
    'a smaller loss': [
      result(-500, -800),
      'U 2024. godini iskazalo je gubitak od 500 KM, manje nego u 2023. godini (800 KM).',
      'U 2024. godini iskazala je gubitak od 500 KM, manje nego u 2023. godini (800 KM).',
      'In 2024 it recorded a loss of 500 KM, less than in 2023 (800 KM).',
    ],
    'amounts written alike are the same': [
      result(500.001, 500.002),
      'U 2024. godini iskazalo je dobit od 500 KM, isto kao u 2023. godini.',
      'U 2024. godini iskazala je dobit od 500 KM, isto kao u 2023. godini.',
      'In 2024 it recorded a profit of 500 KM, the same as in 2023.',
    ],
    'a profit after none': [
      result(500, 0),
      'U 2024. godini iskazalo je dobit od 500 KM, a u 2023. godini nije iskazalo ni dobit ni gubitak.',
      'U 2024. godini iskazala je dobit od 500 KM, a u 2023. godini nije iskazala ni dobit ni gubitak.',
      'In 2024 it recorded a profit of 500 KM, after neither a profit nor a loss in 2023.',
    ],
    'neither in both years': [
      result(0, 0),
      'U 2024. godini nije iskazalo ni dobit ni gubitak, kao ni u 2023. godini.',
      'U 2024. godini nije iskazala ni dobit ni gubitak, kao ni u 2023. godini.',
      'In 2024 it recorded neither a profit nor a loss, the same as in 2023.',
    ],
    'neither, and nothing comparable before': [
      result(0, null),
      'U 2024. godini nije iskazalo ni dobit ni gubitak.',
      'U 2024. godini nije iskazala ni dobit ni gubitak.',
      'In 2024 it recorded neither a profit nor a loss.',
    ],
    'a budget user has a surplus, and the report was amended later': [
      { ...entity({ register: 'budgetUsers' }), ...latest({ isAmended: true, result: { now: 7.5, before: null } }) },
      'U 2024. godini, prema izvještaju koji je kasnije izmijenjen, iskazalo je višak prihoda od 7,50 KM.',
      'U 2024. godini, prema izvješću koje je poslije izmijenjeno, iskazala je višak prihoda od 7,50 KM.',
      'In 2024, according to a report that was later amended, it recorded a surplus of 7.50 KM.',
    ],
    'an association has a deficit after a surplus': [
      { ...entity({ register: 'associations' }), ...result(-2500.4, 1200) },
      'U 2024. godini iskazalo je manjak prihoda od 2.500,40 KM, a u 2023. godini višak prihoda od 1.200,00 KM.',
      'U 2024. godini iskazala je manjak prihoda od 2.500,40 KM, a u 2023. godini višak prihoda od 1.200,00 KM.',
      'In 2024 it recorded a deficit of 2,500.40 KM, after a surplus of 1,200.00 KM in 2023.',
    ],
    'an association has neither': [
      { ...entity({ register: 'associations' }), ...result(0, 12) },
      'U 2024. godini nije iskazalo ni višak ni manjak prihoda, a u 2023. godini iskazalo je višak prihoda od 12 KM.',
      'U 2024. godini nije iskazala ni višak ni manjak prihoda, a u 2023. godini iskazala je višak prihoda od 12 KM.',
      'In 2024 it recorded neither a surplus nor a deficit, after a surplus of 12 KM in 2023.',
    ],
  }),
  ...casesOf('employees', {
    'one employee': [
      employees(1, null),
      'Zaposlenih je u 2024. godini bilo 1.',
      'The number of employees in 2024 was 1.',
    ],
    'twenty-one employees after none': [
      employees(21, 0),
      'Zaposlenih je u 2024. godini bilo 21 (godinu ranije 0).',
      'The number of employees in 2024 was 21 (0 a year earlier).',
    ],
    'thousands of employees': [
      employees(1012, 1234),
      'Zaposlenih je u 2024. godini bilo 1.012 (godinu ranije 1.234).',
      'The number of employees in 2024 was 1,012 (1,234 a year earlier).',
    ],
    'half an employee': [
      employees(12.5, 11),
      'Zaposlenih je u 2024. godini bilo 12,5 (godinu ranije 11).',
      'The number of employees in 2024 was 12.5 (11 a year earlier).',
    ],
    'no employees after two': [
      employees(0, 2),
      'Zaposlenih u 2024. godini nije bilo (godinu ranije 2).',
      'There were no employees in 2024 (2 a year earlier).',
    ],
    'employees after a result of the same year': [
      latest({ result: { now: 5, before: 4 }, employees: { now: 21, before: 20 } }),
      'Zaposlenih je u 2024. godini bilo 21 (godinu ranije 20).',
      'The number of employees in 2024 was 21 (20 a year earlier).',
    ],
    'no employees after a result of the same year': [
      latest({ result: { now: 5, before: 4 }, employees: { now: 0, before: 0 } }),
      'Zaposlenih u 2024. godini nije bilo (godinu ranije 0).',
      'There were no employees in 2024 (0 a year earlier).',
    ],
  }),
  ...casesOf('account', {
    'bank and status of the main account': [
      { account: { kind: 'account', bank: 'Hrastova banka d.d. Mostar', status: 'Blokiran' } },
      'Glavni račun vodi Hrastova banka d.d. Mostar, a status računa je „Blokiran“.',
      'Glavni račun vodi Hrastova banka d.d. Mostar, a status računa je „Blokiran”.',
      'Its main account is held at Hrastova banka d.d. Mostar, and the status of the account is “Blokiran”.',
    ],
    'a bank whose name ends with a full stop': [
      { account: { kind: 'account', bank: 'Hrastova  banka d.d.', status: '' } },
      'Glavni račun vodi Hrastova banka d.d.',
      'Its main account is held at Hrastova banka d.d.',
    ],
    'a status without a bank': [
      { account: { kind: 'account', bank: '', status: 'U stečaju' } },
      'Status glavnog računa je „U stečaju“.',
      'Status glavnog računa je „U stečaju”.',
      'The status of its main account is “U stečaju”.',
    ],
    'a main account of which nothing is sent': [
      { account: { kind: 'account', bank: '', status: '' } },
      'Ima glavni račun u Jedinstvenom registru računa.',
      'It has a main account in the Unique accounts register.',
    ],
    'no main account': [
      { account: { kind: 'none' } },
      'Nema glavnog računa u Jedinstvenom registru računa.',
      'It has no main account in the Unique accounts register.',
    ],
    'an unknown state of the account is not called a balance': [
      {},
      'Podaci o glavnom računu nisu dostupni.',
      'Data on its main account are not available.',
    ],
  }),
  ...casesOf('proceedings', {
    'one document of a proceeding': [
      proceedings(1),
      'U registru predstečajnih i stečajnih postupaka ima 1 dokument o ovom pravnom licu (stečajni postupak), od 12. marta 2025.',
      'U registru predstečajnih i stečajnih postupaka ima 1 dokument o ovoj pravnoj osobi (stečajni postupak), od 12. ožujka 2025.',
      'The register of pre-bankruptcy and bankruptcy proceedings has 1 document about this legal entity (bankruptcy), of 12 March 2025.',
    ],
    'two documents after a bank was named are about the legal entity': [
      { ...proceedings(2), account: { kind: 'account', bank: 'Hrastova banka', status: '' } },
      'U registru predstečajnih i stečajnih postupaka ima 2 dokumenta o ovom pravnom licu (stečajni postupak), posljednji od 12. marta 2025.',
      'U registru predstečajnih i stečajnih postupaka ima 2 dokumenta o ovoj pravnoj osobi (stečajni postupak), posljednji od 12. ožujka 2025.',
      'The register of pre-bankruptcy and bankruptcy proceedings has 2 documents about this legal entity (bankruptcy), the latest of 12 March 2025.',
    ],
    'four documents of both proceedings, without a date': [
      { proceedings: { count: 4, kinds: ['preBankruptcy', 'bankruptcy'], lastDay: '' } },
      'U registru predstečajnih i stečajnih postupaka ima 4 dokumenta o ovom pravnom licu (predstečajni i stečajni postupak).',
      'U registru predstečajnih i stečajnih postupaka ima 4 dokumenta o ovoj pravnoj osobi (predstečajni i stečajni postupak).',
      'The register of pre-bankruptcy and bankruptcy proceedings has 4 documents about this legal entity (pre-bankruptcy and bankruptcy).',
    ],
    'eleven documents': [
      proceedings(11),
      'U registru predstečajnih i stečajnih postupaka ima 11 dokumenata o ovom pravnom licu (stečajni postupak), posljednji od 12. marta 2025.',
      'U registru predstečajnih i stečajnih postupaka ima 11 dokumenata o ovoj pravnoj osobi (stečajni postupak), posljednji od 12. ožujka 2025.',
      'The register of pre-bankruptcy and bankruptcy proceedings has 11 documents about this legal entity (bankruptcy), the latest of 12 March 2025.',
    ],
    'no documents': [
      proceedings(0),
      'U registru predstečajnih i stečajnih postupaka nema dokumenata o ovom pravnom licu.',
      'U registru predstečajnih i stečajnih postupaka nema dokumenata o ovoj pravnoj osobi.',
      'The register of pre-bankruptcy and bankruptcy proceedings has no documents about this legal entity.',
    ],
    'a register that did not answer is not known, never none': [
      {},
      'Nije poznato da li u registru predstečajnih i stečajnih postupaka ima dokumenata o ovom pravnom licu.',
      'Nije poznato ima li u registru predstečajnih i stečajnih postupaka dokumenata o ovoj pravnoj osobi.',
      'It is not known whether the register of pre-bankruptcy and bankruptcy proceedings has documents about this legal entity.',
    ],
  }),
];
