import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, texts, titles, type Authored, type InLanguages } from '../authored.ts';
import { inAll, type Chart } from '../chart.ts';

type Infographic = { item: Authored; chart: Chart };

const one = (bs: string, hr: string, en: string): InLanguages => ({ bs, hr, en });
const percent = one('udio u %', 'udio u %', 'share in %');
const billions = one('milijarde KM', 'milijarde KM', 'billion KM');

/** An infographic: news (type 3) with tag 1069 whose url is the drawn chart. */
function infographic(
  id: number,
  date: string,
  text: Authored['text'],
  chart: Chart,
  rest: Partial<Authored> = {},
): Infographic {
  return {
    chart,
    item: {
      id,
      type: CONTENT_TYPE.news,
      date: `${date}T08:00:00`,
      url: { kind: 'chart' },
      tags: [1069, 1007],
      text,
      ...rest,
    },
  };
}

const tables = (id: number, date: string) =>
  document(id, titles('Podaci u tabelama', 'Podaci u tablicama', 'Data in tables'), {
    date: `${date}T08:00:00`,
    tags: [1007],
  });
const method = (id: number, date: string) =>
  document(id, titles('Metodologija', 'Metodologija', 'Method'), { date: `${date}T08:00:00`, tags: [1007] });

const LIST: readonly Infographic[] = [
  infographic(
    7600,
    '2026-11-10',
    texts(
      [
        'Pravna lica po veličini',
        'Od 68.895 pravnih lica koja su predala izvještaj za 2025. godinu, dvije trećine su mikro pravna lica.',
      ],
      [
        'Pravne osobe po veličini',
        'Od 68.895 pravnih osoba koje su predale izvješće za 2025. godinu, dvije trećine su mikro pravne osobe.',
      ],
      [
        'Legal entities by size',
        'Of the 68,895 legal entities that submitted a report for 2025, two thirds are micro entities.',
      ],
    ),
    {
      kind: 'donut',
      year: '2025',
      unit: percent,
      rows: [
        [one('Mikro', 'Mikro', 'Micro'), 66.4],
        [one('Mala', 'Male', 'Small'), 26.9],
        [one('Srednja', 'Srednje', 'Medium'), 5.2],
        [one('Velika', 'Velike', 'Large'), 1.5],
      ],
    },
    { highlight: 27, children: [tables(7620, '2026-11-10'), method(7621, '2026-11-10')] },
  ),
  infographic(
    7601,
    '2026-11-03',
    texts(
      [
        'Pravna lica po kantonima',
        'Trećina pravnih lica ima sjedište u Kantonu Sarajevo, a slijede Tuzlanski i Zeničko-dobojski kanton.',
      ],
      [
        'Pravne osobe po kantonima',
        'Trećina pravnih osoba ima sjedište u Kantonu Sarajevo, a slijede Tuzlanski i Zeničko-dobojski kanton.',
      ],
      [
        'Legal entities by canton',
        'A third of the legal entities have their seat in Sarajevo Canton, followed by Tuzla and Zenica-Doboj.',
      ],
    ),
    {
      kind: 'bars',
      year: '2025',
      unit: one('broj pravnih lica', 'broj pravnih osoba', 'number of legal entities'),
      rows: [
        [inAll('KS'), 22470],
        [inAll('TK'), 11240],
        [inAll('ZDK'), 8960],
        [inAll('HNK'), 8115],
        [inAll('SBK'), 5870],
        [inAll('USK'), 4812],
        [inAll('ZHK'), 4620],
        [inAll('K10'), 1510],
        [inAll('PK'), 812],
        [inAll('BPK'), 486],
      ],
    },
    { highlight: 26, children: [tables(7622, '2026-11-03')] },
  ),
  infographic(
    7602,
    '2026-10-30',
    texts(
      ['Ukupan prihod u pet godina', 'Ukupan prihod pravnih lica porastao je sa 88,2 na 126,4 milijarde KM.'],
      ['Ukupan prihod u pet godina', 'Ukupan prihod pravnih osoba porastao je s 88,2 na 126,4 milijarde KM.'],
      ['Total income over five years', 'Total income of legal entities rose from KM 88.2 to 126.4 billion.'],
    ),
    {
      kind: 'columns',
      year: '2021–2025',
      unit: billions,
      rows: [
        [inAll('2021'), 88.2],
        [inAll('2022'), 104.7],
        [inAll('2023'), 111.9],
        [inAll('2024'), 118.3],
        [inAll('2025'), 126.4],
      ],
    },
    { highlight: 25, children: [tables(7623, '2026-10-30'), method(7624, '2026-10-30')] },
  ),
  infographic(
    7603,
    '2026-10-15',
    texts(
      ['Zaposleni po djelatnostima', 'Najviše zaposlenih radi u prerađivačkoj industriji i trgovini.'],
      ['Zaposleni po djelatnostima', 'Najviše zaposlenih radi u prerađivačkoj industriji i trgovini.'],
      ['Employees by activity', 'Manufacturing and trade employ the most people.'],
    ),
    {
      kind: 'bars',
      year: '2025',
      unit: one('hiljada zaposlenih', 'tisuća zaposlenih', 'thousand employees'),
      rows: [
        [one('Prerađivačka', 'Prerađivačka', 'Manufacturing'), 121.4],
        [one('Trgovina', 'Trgovina', 'Trade'), 104.2],
        [one('Građevinarstvo', 'Graditeljstvo', 'Construction'), 41.8],
        [one('Prijevoz', 'Prijevoz', 'Transport'), 33.1],
        [one('Informacije', 'Informacije', 'Information'), 24.7],
        [one('Ugostiteljstvo', 'Ugostiteljstvo', 'Hospitality'), 19.9],
      ],
    },
    { children: [tables(7625, '2026-10-15')] },
  ),
  infographic(
    7604,
    '2026-09-21',
    texts(
      ['Dobit pravnih lica', 'Zbirna dobit u 2025. godini iznosila je 9,1 milijardu KM.'],
      ['Dobit pravnih osoba', 'Zbirna dobit u 2025. godini iznosila je 9,1 milijardu KM.'],
      ['Profit of legal entities', 'Total profit in 2025 was KM 9.1 billion.'],
    ),
    {
      kind: 'columns',
      year: '2021–2025',
      unit: billions,
      rows: [
        [inAll('2021'), 5.6],
        [inAll('2022'), 7.2],
        [inAll('2023'), 7.9],
        [inAll('2024'), 8.4],
        [inAll('2025'), 9.1],
      ],
    },
  ),
  infographic(
    7605,
    '2026-08-17',
    texts(
      ['Elektronski predani izvještaji', 'Udio izvještaja predanih putem portala porastao je sa 61 na 96 posto.'],
      ['Elektronički predana izvješća', 'Udio izvješća predanih putem portala porastao je sa 61 na 96 posto.'],
      ['Reports submitted electronically', 'The share of reports submitted on the portal rose from 61 to 96 per cent.'],
    ),
    {
      kind: 'line',
      year: '2020–2025',
      unit: percent,
      rows: [
        [inAll('2020'), 61],
        [inAll('2021'), 70],
        [inAll('2022'), 79],
        [inAll('2023'), 87],
        [inAll('2024'), 92],
        [inAll('2025'), 96],
      ],
    },
    { children: [tables(7626, '2026-08-17')] },
  ),
  infographic(
    7606,
    '2026-07-06',
    texts(
      ['Računi pravnih lica po statusu', 'Blokirano je manje od osam posto računa.'],
      ['Računi pravnih osoba po statusu', 'Blokirano je manje od osam posto računa.'],
      ['Accounts of legal entities by status', 'Fewer than eight per cent of accounts are blocked.'],
    ),
    {
      kind: 'donut',
      year: '2026',
      unit: percent,
      rows: [
        [one('Aktivni', 'Aktivni', 'Active'), 86.8],
        [one('Blokirani', 'Blokirani', 'Blocked'), 7.6],
        [one('Neaktivni', 'Neaktivni', 'Inactive'), 5.6],
      ],
    },
  ),
  infographic(
    7607,
    '2026-05-19',
    texts(
      ['Prosječna neto plata po kantonima', 'Raspon između najviše i najniže prosječne plate smanjen je na 24 posto.'],
      ['Prosječna neto plaća po kantonima', 'Raspon između najviše i najniže prosječne plaće smanjen je na 24 posto.'],
      [
        'Average net salary by canton',
        'The gap between the highest and the lowest average has narrowed to 24 per cent.',
      ],
    ),
    {
      kind: 'bars',
      year: '2025',
      unit: inAll('KM'),
      rows: [
        [inAll('KS'), 1742],
        [inAll('HNK'), 1618],
        [inAll('BPK'), 1564],
        [inAll('ZHK'), 1541],
        [inAll('TK'), 1502],
        [inAll('ZDK'), 1488],
        [inAll('PK'), 1455],
        [inAll('K10'), 1449],
        [inAll('USK'), 1421],
        [inAll('SBK'), 1405],
      ],
    },
    { children: [tables(7627, '2026-05-19')] },
  ),
  infographic(
    7608,
    '2026-04-27',
    texts(
      ['Otvoreni stečajni postupci', 'Broj otvorenih postupaka opada treću godinu zaredom.'],
      ['Otvoreni stečajni postupci', 'Broj otvorenih postupaka opada treću godinu zaredom.'],
      ['Bankruptcy proceedings opened', 'The number of proceedings opened has fallen for the third year in a row.'],
    ),
    {
      kind: 'line',
      year: '2020–2025',
      unit: one('broj postupaka', 'broj postupaka', 'number of proceedings'),
      rows: [
        [inAll('2020'), 198],
        [inAll('2021'), 176],
        [inAll('2022'), 189],
        [inAll('2023'), 164],
        [inAll('2024'), 141],
        [inAll('2025'), 127],
      ],
    },
  ),
  infographic(
    7609,
    '2026-03-30',
    texts(
      ['Greške pri prvoj kontroli', 'Gotovo polovina grešaka su razlike u zbirovima.'],
      ['Pogreške pri prvoj kontroli', 'Gotovo polovica pogrešaka razlike su u zbrojevima.'],
      ['Errors at the first control', 'Nearly half of the errors are differences in totals.'],
    ),
    {
      kind: 'donut',
      year: '2026',
      unit: percent,
      rows: [
        [one('Zbirovi', 'Zbrojevi', 'Totals'), 46.1],
        [one('Prethodna godina', 'Prethodna godina', 'Previous year'), 27.3],
        [one('Prazna polja', 'Prazna polja', 'Empty fields'), 15.8],
        [one('Ostalo', 'Ostalo', 'Other'), 10.8],
      ],
    },
  ),
  infographic(
    7610,
    '2025-11-24',
    texts(
      ['Javna preduzeća po djelatnosti', 'Od 214 javnih preduzeća, svako treće bavi se vodosnabdijevanjem.'],
      ['Javna poduzeća po djelatnosti', 'Od 214 javnih poduzeća, svako treće bavi se vodoopskrbom.'],
      ['Public enterprises by activity', 'Of 214 public enterprises one in three works in water supply.'],
    ),
    {
      kind: 'bars',
      year: '2024',
      unit: one('broj preduzeća', 'broj poduzeća', 'number of enterprises'),
      rows: [
        [one('Voda', 'Voda', 'Water'), 71],
        [one('Komunalne', 'Komunalne', 'Utilities'), 58],
        [one('Zdravstvo', 'Zdravstvo', 'Health'), 39],
        [one('Promet', 'Promet', 'Transport'), 21],
        [one('Kultura', 'Kultura', 'Culture'), 16],
        [one('Energija', 'Energija', 'Energy'), 9],
      ],
    },
  ),
  infographic(
    7611,
    '2025-09-15',
    texts(
      ['Prihod od izvoza', 'Prihod od izvoza čini petinu ukupnog prihoda privrednih društava.'],
      ['Prihod od izvoza', 'Prihod od izvoza čini petinu ukupnog prihoda gospodarskih društava.'],
      ['Income from exports', 'Exports make up a fifth of the total income of companies.'],
    ),
    {
      kind: 'columns',
      year: '2020–2024',
      unit: billions,
      rows: [
        [inAll('2020'), 12.9],
        [inAll('2021'), 16.8],
        [inAll('2022'), 20.9],
        [inAll('2023'), 20.2],
        [inAll('2024'), 20.6],
      ],
    },
  ),
];

/** The infographics, newest first. */
export const infographics: readonly Authored[] = LIST.map(({ item }) => item);

/** The chart an infographic's url shows, by the item's id. */
export const CHARTS: ReadonlyMap<number, Chart> = new Map(LIST.map(({ item, chart }) => [item.id, chart]));
