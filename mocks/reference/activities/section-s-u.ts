import type { ActivityRow } from './activity-row.ts';

/** Sections S (other services), T (households) and U (extraterritorial organisations). */
export const SECTIONS_S_U: readonly ActivityRow[] = [
  ['S', 'Ostale uslužne djelatnosti', 'Other service activities'],
  ['94', 'Djelatnosti članskih organizacija', 'Activities of membership organisations'],
  [
    '94.1',
    'Djelatnosti poslovnih organizacija, organizacija poslodavaca i strukovnih članskih organizacija',
    'Activities of business, employers and professional membership organisations',
  ],
  [
    '94.11',
    'Djelatnosti poslovnih organizacija i organizacija poslodavaca',
    'Activities of business and employers membership organisations',
  ],
  ['94.12', 'Djelatnosti strukovnih članskih organizacija', 'Activities of professional membership organisations'],
  ['94.2', 'Djelatnosti sindikata', 'Activities of trade unions'],
  ['94.9', 'Djelatnosti ostalih članskih organizacija', 'Activities of other membership organisations'],
  ['94.91', 'Djelatnosti vjerskih organizacija', 'Activities of religious organisations'],
  ['94.92', 'Djelatnosti političkih organizacija', 'Activities of political organisations'],
  ['94.99', 'Djelatnosti ostalih članskih organizacija, d. n.', 'Activities of other membership organisations n.e.c.'],
  [
    '95',
    'Popravka računara i predmeta za ličnu upotrebu i domaćinstvo',
    'Repair of computers and personal and household goods',
  ],
  ['95.1', 'Popravka računara i komunikacijske opreme', 'Repair of computers and communication equipment'],
  ['95.11', 'Popravka računara i periferne opreme', 'Repair of computers and peripheral equipment'],
  ['95.12', 'Popravka komunikacijske opreme', 'Repair of communication equipment'],
  ['95.2', 'Popravka predmeta za ličnu upotrebu i domaćinstvo', 'Repair of personal and household goods'],
  ['95.21', 'Popravka elektronskih uređaja za široku potrošnju', 'Repair of consumer electronics'],
  [
    '95.22',
    'Popravka aparata za domaćinstvo te opreme za kuću i vrt',
    'Repair of household appliances and home and garden equipment',
  ],
  ['95.23', 'Popravka obuće i proizvoda od kože', 'Repair of footwear and leather goods'],
  ['95.24', 'Popravka namještaja i pokućstva', 'Repair of furniture and home furnishings'],
  ['95.25', 'Popravka satova i nakita', 'Repair of watches, clocks and jewellery'],
  [
    '95.29',
    'Popravka ostalih predmeta za ličnu upotrebu i domaćinstvo',
    'Repair of other personal and household goods',
  ],
  ['96', 'Ostale lične uslužne djelatnosti', 'Other personal service activities'],
  [
    '96.01',
    'Pranje i hemijsko čišćenje tekstila i krznenih proizvoda',
    'Washing and (dry-)cleaning of textile and fur products',
  ],
  ['96.02', 'Frizerski i drugi saloni za uljepšavanje', 'Hairdressing and other beauty treatment'],
  ['96.03', 'Pogrebne i srodne djelatnosti', 'Funeral and related activities'],
  ['96.04', 'Djelatnosti za njegu i održavanje tijela', 'Physical well-being activities'],
  ['96.09', 'Ostale lične uslužne djelatnosti, d. n.', 'Other personal service activities n.e.c.'],

  [
    'T',
    'Djelatnosti domaćinstava kao poslodavaca; djelatnosti domaćinstava koja proizvode različitu robu i obavljaju različite usluge za vlastite potrebe',
    'Activities of households as employers; undifferentiated goods- and services-producing activities of households for own use',
  ],
  [
    '97',
    'Djelatnosti domaćinstava kao poslodavaca koji zapošljavaju poslugu',
    'Activities of households as employers of domestic personnel',
  ],
  [
    '98',
    'Djelatnosti privatnih domaćinstava koja proizvode različitu robu i obavljaju različite usluge za vlastite potrebe',
    'Undifferentiated goods- and services-producing activities of private households for own use',
  ],
  [
    '98.1',
    'Djelatnosti privatnih domaćinstava koja proizvode različitu robu za vlastite potrebe',
    'Undifferentiated goods-producing activities of private households for own use',
  ],
  [
    '98.2',
    'Djelatnosti privatnih domaćinstava koja obavljaju različite usluge za vlastite potrebe',
    'Undifferentiated service-producing activities of private households for own use',
  ],

  [
    'U',
    'Djelatnosti eksteritorijalnih organizacija i organa',
    'Activities of extraterritorial organisations and bodies',
  ],
  [
    '99',
    'Djelatnosti eksteritorijalnih organizacija i organa',
    'Activities of extraterritorial organisations and bodies',
  ],
];
