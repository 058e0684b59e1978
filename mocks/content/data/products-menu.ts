import { CONTENT_TYPE } from '#shared/config/settings.ts';
import {
  document,
  page,
  picture,
  route,
  slugs,
  subMenu,
  texts,
  titles,
  type Authored,
  type InLanguages,
} from '../authored.ts';

/** A product (tag 1): title, subtitle and a link to its order form on the products portal. */
function product(id: number, order: string, highlight: number, title: InLanguages, subtitle: InLanguages): Authored {
  return {
    id,
    type: CONTENT_TYPE.link,
    url: { kind: 'order', product: order },
    tags: [1],
    highlight,
    text: {
      bs: { title: title.bs, subtitle: subtitle.bs },
      hr: { title: title.hr, subtitle: subtitle.hr },
      en: { title: title.en, subtitle: subtitle.en },
    },
  };
}

const products: Authored[] = [
  product(
    7330,
    'standardni-pregled-pravno-lice',
    38,
    {
      bs: 'Standardni pregled pravnog lica',
      hr: 'Standardni pregled pravne osobe',
      en: 'Standard overview of a legal entity',
    },
    {
      bs: 'Pokazatelji jednog pravnog lica za tri godine',
      hr: 'Pokazatelji jedne pravne osobe za tri godine',
      en: 'Indicators of one legal entity over three years',
    },
  ),
  product(
    7331,
    'bonitetna-ocjena',
    37,
    { bs: 'Bonitetna ocjena', hr: 'Bonitetna ocjena', en: 'Credit rating' },
    {
      bs: 'Ocjena poslovanja s poređenjem u djelatnosti',
      hr: 'Ocjena poslovanja s usporedbom u djelatnosti',
      en: 'An assessment of business compared within the activity',
    },
  ),
  product(
    7332,
    'standardni-pregled-privreda',
    0,
    {
      bs: 'Standardni pregled privrede',
      hr: 'Standardni pregled gospodarstva',
      en: 'Standard overview of the economy',
    },
    {
      bs: 'Zbirni pokazatelji cijele Federacije',
      hr: 'Zbirni pokazatelji cijele Federacije',
      en: 'Summary indicators of the whole Federation',
    },
  ),
  product(
    7333,
    'standardni-pregled-grana',
    0,
    { bs: 'Standardni pregled grane', hr: 'Standardni pregled grane', en: 'Standard overview of an industry' },
    {
      bs: 'Pokazatelji grane po kantonima i veličini',
      hr: 'Pokazatelji grane po kantonima i veličini',
      en: 'Indicators of an industry by canton and size',
    },
  ),
  product(
    7334,
    'standardni-pregled-djelatnost',
    0,
    {
      bs: 'Standardni pregled djelatnosti',
      hr: 'Standardni pregled djelatnosti',
      en: 'Standard overview of an activity',
    },
    {
      bs: 'Pokazatelji jedne djelatnosti s rang-listom',
      hr: 'Pokazatelji jedne djelatnosti s rang-listom',
      en: 'Indicators of one activity with a ranking',
    },
  ),
  product(
    7335,
    'posebna-obrada-podataka',
    36,
    { bs: 'Posebna obrada podataka', hr: 'Posebna obrada podataka', en: 'Special data selection' },
    {
      bs: 'Izbor pokazatelja, godina i obveznika po zahtjevu',
      hr: 'Izbor pokazatelja, godina i obveznika prema zahtjevu',
      en: 'Indicators, years and entities chosen on request',
    },
  ),
];

const oldSavings = subMenu(
  7035,
  texts(
    ['Stara devizna štednja', 'Verifikacija računa stare devizne štednje i informacije za vlasnike obveznica.'],
    ['Stara devizna štednja', 'Verifikacija računa stare devizne štednje i informacije za vlasnike obveznica.'],
    [
      'Old foreign-currency savings',
      'Verification of old foreign-currency savings accounts and information for bond holders.',
    ],
  ),
  {
    url: route('stara-devizna-stednja', 'old-foreign-currency-savings'),
    tags: [1011],
    children: [
      subMenu(
        7249,
        texts(
          [
            'Stara devizna štednja: zakon',
            'Zakoni i podzakonski akti po kojima se verificiraju i isplaćuju računi stare devizne štednje.',
          ],
          [
            'Stara devizna štednja: zakon',
            'Zakoni i podzakonski akti prema kojima se verificiraju i isplaćuju računi stare devizne štednje.',
          ],
          [
            'Old foreign-currency savings: the law',
            'Laws and by-laws under which old foreign-currency savings accounts are verified and paid out.',
          ],
        ),
        {
          slug: slugs('stara-devizna-stednja-zakon', 'old-foreign-currency-savings-law'),
          tags: [1003, 1011],
          children: [
            document(
              7430,
              titles(
                'Zakon o izmirenju obaveza po osnovu stare devizne štednje',
                'Zakon o podmirenju obveza na temelju stare devizne štednje',
                'Law on settling obligations arising from old foreign-currency savings',
              ),
              { date: '2024-04-12T00:00:00', tags: [1003, 1011] },
            ),
            document(
              7431,
              titles(
                'Pravilnik o postupku verifikacije',
                'Pravilnik o postupku verifikacije',
                'Rulebook on the verification procedure',
              ),
              { date: '2024-06-03T00:00:00', tags: [1003, 1011] },
            ),
            document(
              7432,
              titles(
                'Odluka o rokovima za podnošenje zahtjeva',
                'Odluka o rokovima za podnošenje zahtjeva',
                'Decision on the deadlines for requests',
              ),
              { date: '2025-02-10T00:00:00', tags: [1003, 1011] },
            ),
            document(
              7433,
              titles(
                'Obrazac zahtjeva za verifikaciju',
                'Obrazac zahtjeva za verifikaciju',
                'Verification request form',
              ),
              { date: '2025-02-10T00:00:00', tags: [1011] },
            ),
            document(
              7434,
              titles('Popis verifikacijskih mjesta', 'Popis verifikacijskih mjesta', 'List of verification offices'),
              { date: '2026-03-16T00:00:00', tags: [1011] },
            ),
            {
              id: 7435,
              type: CONTENT_TYPE.link,
              url: route('lokacije-i-poslovne-jedinice', 'locations-and-business-units'),
              text: titles('Gdje podnijeti zahtjev', 'Gdje podnijeti zahtjev', 'Where to file a request'),
            },
          ],
        },
      ),
      subMenu(
        7296,
        texts(
          ['Stara devizna štednja: novosti', 'Obavještenja za vlasnike računa stare devizne štednje.'],
          ['Stara devizna štednja: novosti', 'Obavijesti za vlasnike računa stare devizne štednje.'],
          ['Old foreign-currency savings: news', 'Notices for holders of old foreign-currency savings accounts.'],
        ),
        {
          slug: slugs('stara-devizna-stednja-novosti', 'old-foreign-currency-savings-news'),
          tags: [1011],
          children: [
            {
              id: 7440,
              type: CONTENT_TYPE.news,
              date: '2026-09-14T09:00:00',
              url: picture('shelves'),
              tags: [1011],
              text: texts(
                [
                  'Produžen rok za dopunu nepotpunih zahtjeva',
                  'Vlasnici računa koji su podnijeli nepotpun zahtjev mogu ga dopuniti do 31. decembra 2026. godine u bilo kojoj poslovnici Agencije.',
                  'Uz dopunu je dovoljno priložiti ličnu kartu i potvrdu o podnesenom zahtjevu. Naknada se ne naplaćuje.',
                ],
                [
                  'Produljen rok za dopunu nepotpunih zahtjeva',
                  'Vlasnici računa koji su podnijeli nepotpun zahtjev mogu ga dopuniti do 31. prosinca 2026. godine u bilo kojoj poslovnici Agencije.',
                  'Uz dopunu je dovoljno priložiti osobnu iskaznicu i potvrdu o podnesenom zahtjevu. Naknada se ne naplaćuje.',
                ],
                [
                  'Longer time to complete incomplete requests',
                  'Account holders whose request was incomplete may complete it until 31 December 2026 at any office of the Agency.',
                  'An identity card and the confirmation of the request are enough. No fee is charged.',
                ],
              ),
            },
            {
              id: 7441,
              type: CONTENT_TYPE.news,
              date: '2026-03-16T09:00:00',
              tags: [1011],
              text: texts(
                [
                  'Verifikacija od marta i u Orašju i Livnu',
                  'Zahtjevi za verifikaciju stare devizne štednje primaju se i u poslovnicama Orašje i Livno, svakog utorka i četvrtka od 9 do 14 sati.',
                  'Verifikaciju u ostalim poslovnicama moguće je obaviti svakog radnog dana, bez prethodne najave.',
                ],
                [
                  'Verifikacija od ožujka i u Orašju i Livnu',
                  'Zahtjevi za verifikaciju stare devizne štednje primaju se i u poslovnicama Orašje i Livno, svakog utorka i četvrtka od 9 do 14 sati.',
                  'Verifikaciju je u ostalim poslovnicama moguće obaviti svakog radnog dana, bez prethodne najave.',
                ],
                [
                  'Verification in Orašje and Livno from March',
                  'Requests for verification of old foreign-currency savings are also accepted at the Orašje and Livno offices, every Tuesday and Thursday from 9 a.m. to 2 p.m.',
                  'The other offices verify every working day, without an appointment.',
                ],
              ),
            },
            {
              id: 7442,
              type: CONTENT_TYPE.news,
              date: '2025-10-06T09:00:00',
              tags: [1011],
              text: texts(
                [
                  'Nasljednici: koja dokumentacija je potrebna',
                  'Nasljednici vlasnika računa uz zahtjev prilažu pravosnažno rješenje o nasljeđivanju i štednu knjižicu. Ako knjižica nije sačuvana, prilaže se potvrda banke.',
                  'Ako je nasljednika više, svaki podnosi zahtjev za svoj dio.',
                ],
                [
                  'Nasljednici: koja je dokumentacija potrebna',
                  'Nasljednici vlasnika računa uz zahtjev prilažu pravomoćno rješenje o nasljeđivanju i štednu knjižicu. Ako knjižica nije sačuvana, prilaže se potvrda banke.',
                  'Ako je nasljednika više, svaki podnosi zahtjev za svoj dio.',
                ],
                [
                  'Heirs: which documents are needed',
                  'Heirs of an account holder attach the final decision on inheritance and the savings book. If the book has not been kept, a confirmation from the bank is attached.',
                  'Where there are several heirs, each files a request for their own part.',
                ],
              ),
            },
          ],
        },
      ),
    ],
  },
);

/** Header menu 'Proizvodi i usluge': products with their order forms, and other services. */
export const productsMenu: Authored = {
  id: 7003,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('proizvodi-i-usluge', 'products-and-services'),
  text: texts(
    ['Proizvodi i usluge', 'Podaci po narudžbi, s rokom i cijenom objavljenim unaprijed.'],
    ['Proizvodi i usluge', 'Podaci po narudžbi, s rokom i cijenom objavljenima unaprijed.'],
    ['Products and services', 'Data to order, with the delivery time and the price stated in advance.'],
  ),
  children: [
    subMenu(
      7030,
      texts(
        [
          'Proizvodi',
          'Pregledi, ocjene i posebne obrade podataka iz finansijskih izvještaja. Narudžba se podnosi na portalu proizvoda.',
        ],
        [
          'Proizvodi',
          'Pregledi, ocjene i posebne obrade podataka iz financijskih izvješća. Narudžba se podnosi na portalu proizvoda.',
        ],
        [
          'Products',
          'Overviews, ratings and special selections of data from financial reports. Orders are placed on the products portal.',
        ],
      ),
      { tags: [1], slug: slugs('proizvodi', 'products'), children: products },
    ),
    subMenu(
      7031,
      texts(
        ['Standardni pregled', 'Četiri pregleda: pravno lice, privreda, grana i djelatnost.'],
        ['Standardni pregled', 'Četiri pregleda: pravna osoba, gospodarstvo, grana i djelatnost.'],
        ['Standard overview', 'Four overviews: legal entity, economy, industry and activity.'],
      ),
      {
        url: route('standardni-pregled', 'standard-overview'),
      },
    ),
    subMenu(
      7032,
      texts(
        ['Bonitetna ocjena', 'Potvrda o bonitetu u tri nivoa: zlatni, srebreni i bronzani.'],
        ['Bonitetna ocjena', 'Potvrda o bonitetu u tri razine: zlatna, srebrna i brončana.'],
        ['Credit rating', 'A certificate of creditworthiness at three levels: gold, silver and bronze.'],
      ),
      {
        url: route('bonitetna-ocjena', 'credit-rating'),
      },
    ),
    subMenu(
      7033,
      texts(
        ['Cjenovnik', 'Naknade za predaju izvještaja, preglede i prijepise.'],
        ['Cjenik', 'Naknade za predaju izvješća, preglede i prijepise.'],
        ['Price list', 'Fees for submitting reports, overviews and copies.'],
      ),
      {
        url: page('cjenovnik', 'cjenik', 'price-list'),
      },
    ),
    subMenu(
      7034,
      texts(
        [
          'Ostale usluge',
          'Arhivski centar, prodaja federalnih taksi i mjenica, obrada podataka i informatička podrška.',
        ],
        [
          'Ostale usluge',
          'Arhivski centar, prodaja federalnih pristojbi i mjenica, obrada podataka i informatička potpora.',
        ],
        ['Other services', 'Archive centre, sale of fee stamps and bills of exchange, data processing and IT support.'],
      ),
      {
        url: route('ostale-usluge', 'other-services'),
        children: [
          subMenu(
            7036,
            texts(
              [
                'Arhivski centar',
                'Arhivski centar čuva dokumentaciju pravnih lica u stečaju i likvidaciji te izdaje ovjerene prijepise.',
                '<p><img src="{files}/shelves-arhiv.svg" alt="Police arhivskog centra, crtež" width="1200" height="675"></p>',
                'Čuvanje se ugovara na pet ili deset godina ili trajno, a uvid se najavljuje najmanje tri radna dana ranije.',
              ],
              [
                'Arhivski centar',
                'Arhivski centar čuva dokumentaciju pravnih osoba u stečaju i likvidaciji te izdaje ovjerene prijepise.',
                '<p><img src="{files}/shelves-arhiv.svg" alt="Police arhivskog centra, crtež" width="1200" height="675"></p>',
                'Čuvanje se ugovara na pet ili deset godina ili trajno, a uvid se najavljuje najmanje tri radna dana ranije.',
              ],
              [
                'Archive centre',
                'The archive centre keeps the records of legal entities in bankruptcy and liquidation and issues certified copies.',
                '<p><img src="{files}/shelves-arhiv.svg" alt="Shelves of the archive centre, a drawing" width="1200" height="675"></p>',
                'Records are kept for five years, ten years or permanently; access is announced at least three working days in advance.',
              ],
            ),
            { slug: slugs('arhivski-centar', 'archive-centre') },
          ),
          subMenu(
            7037,
            texts(
              [
                'Obrada podataka',
                'Unos, kontrola i statistička obrada podataka za institucije Federacije, kantona i općina.',
              ],
              [
                'Obrada podataka',
                'Unos, kontrola i statistička obrada podataka za institucije Federacije, kantona i općina.',
              ],
              [
                'Data processing',
                'Entry, control and statistical processing of data for institutions of the Federation, cantons and municipalities.',
              ],
            ),
          ),
        ],
      },
    ),
    oldSavings,
  ],
};
