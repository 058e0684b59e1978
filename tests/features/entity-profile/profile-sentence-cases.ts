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
export const entity = (change: Partial<ProfileFacts['entity']>): Partial<ProfileFacts> => ({
  entity: { ...NOTHING.entity, ...change },
});
const activity = (code: string, description: string) => [
  { code, letter: 'C', description, priority: '', isMain: true },
];

export type Case = [what: string, about: string, facts: Partial<ProfileFacts>, texts: Record<Lang, string | undefined>];
type Text = string | undefined;
type Facts = Partial<ProfileFacts>;
type Told = [facts: Facts, bs: Text, hr: Text, en: Text] | [facts: Facts, bsAndHr: Text, en: Text];

/** Cases of one sentence: what is known, and what is told of it in Bosnian, Croatian and English. */
export const casesOf = (about: string, cases: Record<string, Told>): Case[] =>
  Object.entries(cases).map(([what, [facts, bs, ...others]]) => {
    const [en, hr = bs] = others.toReversed();
    return [what, about, facts, { bs, hr, en }];
  });

/** What the entities of each register are called. */
const KINDS = {
  companies: ['privredno društvo', 'gospodarsko društvo', 'a company'],
  publicEnterprises: ['javno preduzeće', 'javno poduzeće', 'a public enterprise'],
  associations: ['udruženje ili fondacija', 'udruga ili zaklada', 'an association or foundation'],
  budgetUsers: ['budžetski korisnik', 'proračunski korisnik', 'a budget user'],
  financialInstitutions: [
    'banka ili druga finansijska organizacija',
    'banka ili druga financijska organizacija',
    'a bank or other financial organisation',
  ],
  insuranceCompanies: ['društvo za osiguranje', 'društvo za osiguranje', 'an insurance company'],
  investmentFunds: ['investicijski fond', 'investicijski fond', 'an investment fund'],
};

/** What, where and since when, size and activity, of made-up entities in three languages; undefined where nothing is told. */
export const CASES: Case[] = [
  ...Object.entries(KINDS).map(([register, [bs, hr, en]]): Case => [
    `the kind of ${register}`,
    'entity',
    entity({ register: register as keyof typeof KINDS }),
    { bs: `Ovo pravno lice je ${bs}.`, hr: `Ova je pravna osoba ${hr}.`, en: `This is ${en}.` },
  ]),
  ...casesOf('entity', {
    'a company with its town, canton and day of registration': [
      entity({
        register: 'companies',
        county: 'Zeničko-dobojski kanton',
        municipality: 'Zenica',
        registrationDateTime: '1998-03-17T23:00:00Z',
      }),
      'Ovo pravno lice je privredno društvo (sjedište: Zenica, Zeničko-dobojski kanton). Registrovano je 18. marta 1998.',
      'Ova je pravna osoba gospodarsko društvo (sjedište: Zenica, Zeničko-dobojska županija). Registrirana je 18. ožujka 1998.',
      'This is a company (registered office: Zenica, Zenica-Doboj Canton). It was registered on 18 March 1998.',
    ],
    'an association without a canton': [
      entity({ register: 'associations', municipality: 'Goražde', registrationDateTime: '2010-10-11' }),
      'Ovo pravno lice je udruženje ili fondacija (sjedište: Goražde). Registrovano je 11. oktobra 2010.',
      'Ova je pravna osoba udruga ili zaklada (sjedište: Goražde). Registrirana je 11. listopada 2010.',
      'This is an association or foundation (registered office: Goražde). It was registered on 11 October 2010.',
    ],
    'a budget user with nothing but its canton': [
      entity({ register: 'budgetUsers', county: 'Kanton Sarajevo', registrationDateTime: '2005-12-01' }),
      'Ovo pravno lice je budžetski korisnik (Kanton Sarajevo). Registrovano je 1. decembra 2005.',
      'Ova je pravna osoba proračunski korisnik (Županija Sarajevo). Registrirana je 1. prosinca 2005.',
      'This is a budget user (Sarajevo Canton). It was registered on 1 December 2005.',
    ],
    'nothing but a canton': [
      entity({ county: 'Posavski kanton' }),
      'Sjedište pravnog lica: Posavski kanton.',
      'Sjedište pravne osobe: Posavska županija.',
      'The legal entity is based in Posavina Canton.',
    ],
    'a place and a day without a kind': [
      entity({ county: 'Tuzlanski kanton', municipality: 'Tuzla', registrationDateTime: '1998-11-09' }),
      'Sjedište pravnog lica: Tuzla, Tuzlanski kanton. Registrovano je 9. novembra 1998.',
      'Sjedište pravne osobe: Tuzla, Tuzlanska županija. Registrirana je 9. studenoga 1998.',
      'The legal entity is based in Tuzla, Tuzla Canton. It was registered on 9 November 1998.',
    ],
    'nothing but a day': [
      entity({ registrationDateTime: '1998-05-04' }),
      'Ovo pravno lice je upisano u registar pravnih lica. Registrovano je 4. maja 1998.',
      'Ova je pravna osoba upisana u registar pravnih osoba. Registrirana je 4. svibnja 1998.',
      'This is a legal entity in the register. It was registered on 4 May 1998.',
    ],
  }),
  ...casesOf('activity', {
    'size and activity': [
      entity({ size: 'small', activities: activity('25.11', 'Proizvodnja metalnih konstrukcija') }),
      'Po veličini je u 2021. godini bilo malo pravno lice. Pretežna djelatnost je „Proizvodnja metalnih konstrukcija“ (šifra 25.11).',
      'Po veličini je u 2021. godini bila mala pravna osoba. Glavna je djelatnost „Proizvodnja metalnih konstrukcija” (šifra 25.11).',
      'By size it was a small legal entity in 2021. Its main activity is “Proizvodnja metalnih konstrukcija” (code 25.11).',
    ],
    'a medium-sized entity without an activity': [
      entity({ size: 'medium' }),
      'Po veličini je u 2021. godini bilo srednje pravno lice.',
      'Po veličini je u 2021. godini bila srednja pravna osoba.',
      'By size it was a medium-sized legal entity in 2021.',
    ],
    'a large entity whose activity has no code': [
      entity({ size: 'large', activities: activity('', 'Gradnja') }),
      'Po veličini je u 2021. godini bilo veliko pravno lice. Pretežna djelatnost je „Gradnja“.',
      'Po veličini je u 2021. godini bila velika pravna osoba. Glavna je djelatnost „Gradnja”.',
      'By size it was a large legal entity in 2021. Its main activity is “Gradnja”.',
    ],
    'a micro entity by the size of 2021': [
      entity({ isMicro: true, size: 'micro' }),
      'Po veličini je u 2021. godini bilo mikro pravno lice.',
      'Po veličini je u 2021. godini bila mikro pravna osoba.',
      'By size it was a micro legal entity in 2021.',
    ],
    'a type of its own marks a micro company, of whatever year': [
      entity({ isMicro: true, size: 'small' }),
      'Vrsta obveznika: mikro pravno lice.',
      'Vrsta obveznika: mikro pravna osoba.',
      'Taxpayer type: micro legal entity.',
    ],
    'an activity known by its code only': [
      entity({ activities: activity('94.99', '') }),
      'Šifra pretežne djelatnosti: 94.99.',
      'Šifra glavne djelatnosti: 94.99.',
      'The code of its main activity is 94.99.',
    ],
    'a further activity is not the main one': [
      entity({ activities: activity('25.11', 'x').map((one) => ({ ...one, isMain: false })) }),
      undefined,
      undefined,
      undefined,
    ],
  }),
];
