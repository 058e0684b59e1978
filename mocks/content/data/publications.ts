import { document, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

type Names = [bs: string, hr: string, en: string];

const publication = (id: number, date: string, names: Names, rest: Partial<Authored> = {}) =>
  document(id, titles(...names), { date: `${date}T08:00:00`, tags: [2, 1007], ...rest });

/** One group of the publications page; a later year has the higher ordinal number (P2.15). */
const group = (id: number, year: number, publications: readonly Authored[]) =>
  subMenu(id, titles(`Publikacije ${year}.`, `Publikacije ${year}.`, `Publications ${year}`), {
    slug: slugs(`publikacije-${year}`, `publications-${year}`),
    ordinal: year - 2020,
    children: publications,
  });

const business = (year: number): Names => [
  `Poslovanje pravnih lica u ${year}. godini`,
  `Poslovanje pravnih osoba u ${year}. godini`,
  `Business of legal entities in ${year}`,
];
const cantons = (year: number): Names => [
  `Kantoni u brojkama ${year}.`,
  `Kantoni u brojkama ${year}.`,
  `The cantons in figures ${year}`,
];
const small: Names = [
  'Mala i mikro pravna lica: pregled',
  'Male i mikro pravne osobe: pregled',
  'Small and micro legal entities: an overview',
];
const debts: Names = ['Zaduženost privrede', 'Zaduženost gospodarstva', 'Debt of the economy'];
const employment: Names = [
  'Zaposlenost i plate prema izvještajima',
  'Zaposlenost i plaće prema izvješćima',
  'Employment and salaries according to reports',
];
const publicOnes: Names = [
  'Javna preduzeća: godišnji pregled',
  'Javna poduzeća: godišnji pregled',
  'Public enterprises: annual overview',
];

/** The publications with their groups by year (P2.15). */
export const publicationsMenu: Authored = subMenu(
  7052,
  texts(
    ['Publikacije', 'Godišnje publikacije o poslovanju pravnih lica, po godinama objave.'],
    ['Publikacije', 'Godišnje publikacije o poslovanju pravnih osoba, po godinama objave.'],
    ['Publications', 'Annual publications on the business of legal entities, by year of publication.'],
  ),
  {
    url: { kind: 'page', url: { bs: 'publikacije', hr: 'publikacije', en: 'publications' } },
    slug: slugs('publikacije', 'publications'),
    tags: [2],
    children: [
      group(7700, 2026, [
        publication(7710, '2026-10-30', business(2025), { highlight: 45 }),
        publication(7711, '2026-11-03', cantons(2025)),
        publication(7712, '2026-06-24', publicOnes),
        publication(7713, '2026-07-08', debts),
        publication(7714, '2026-09-10', employment),
      ]),
      group(7701, 2025, [
        publication(7715, '2025-09-02', business(2024)),
        publication(7716, '2025-10-07', cantons(2024)),
        publication(7717, '2025-06-30', publicOnes),
        publication(7718, '2025-11-19', small),
      ]),
      group(7702, 2024, [
        publication(7719, '2024-09-05', business(2023)),
        publication(7720, '2024-10-08', cantons(2023)),
        publication(7721, '2024-06-27', publicOnes),
        publication(7722, '2024-12-11', employment),
      ]),
      group(7703, 2023, [
        publication(7723, '2023-09-14', business(2022)),
        publication(7724, '2023-10-10', cantons(2022)),
        publication(7725, '2023-12-06', debts),
      ]),
      group(7704, 2022, [
        publication(7726, '2022-09-20', business(2021)),
        publication(7727, '2022-10-12', cantons(2021)),
      ]),
      group(7705, 2021, []),
    ],
  },
);
