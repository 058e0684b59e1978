import { CONTENT_TYPE } from '#shared/config/settings.ts';
import {
  document,
  link,
  page,
  picture,
  route,
  slugs,
  subMenu,
  texts,
  titles,
  type Address,
  type Authored,
} from '../authored.ts';

const service = (id: number, text: Authored['text'], rest: Partial<Authored>): Authored => ({
  id,
  type: CONTENT_TYPE.highlightedServices,
  text,
  ...rest,
});

const activity = (id: number, url: Address, text: Authored['text']) => link(id, url, text);

/** The first highlighted service; its children are the activities of the footer (P2.5). */
const activities = service(
  7301,
  texts(
    ['Djelatnosti', 'Poslovi koje Agencija obavlja na osnovu zakona.'],
    ['Djelatnosti', 'Poslovi koje Agencija obavlja na temelju zakona.'],
    ['Activities', 'Tasks the Agency performs under the law.'],
  ),
  {
    slug: slugs('djelatnosti', 'activities'),
    children: [
      activity(
        7311,
        page('kontrola-finansijskih-izvjestaja', 'kontrola-financijskih-izvjestaja', 'financial-reports-control'),
        texts(
          [
            'Prijem i obrada izvještaja',
            'Prijem, kontrola i obrada finansijskih izvještaja svih pravnih lica u Federaciji, elektronski i u poslovnicama.',
          ],
          [
            'Primitak i obrada izvješća',
            'Primitak, kontrola i obrada financijskih izvješća svih pravnih osoba u Federaciji, elektronički i u poslovnicama.',
          ],
          [
            'Receiving and processing reports',
            'Receiving, checking and processing the financial reports of all legal entities in the Federation, electronically and at the offices.',
          ],
        ),
      ),
      activity(
        7312,
        route('jedinstveni-registar-racuna', 'unique-accounts-register'),
        texts(
          ['Registar računa', 'Jedinstveni registar računa pravnih lica s dnevnim podacima banaka.'],
          ['Registar računa', 'Jedinstveni registar računa pravnih osoba s dnevnim podacima banaka.'],
          ['Register of accounts', 'The unique accounts register of legal entities, with daily data from the banks.'],
        ),
      ),
      activity(
        7313,
        route('bonitetna-ocjena', 'credit-rating'),
        texts(
          ['Bonitetne informacije', 'Ocjene i potvrde o bonitetu na osnovu predanih izvještaja.'],
          ['Bonitetne informacije', 'Ocjene i potvrde o bonitetu na temelju predanih izvješća.'],
          ['Credit information', 'Ratings and certificates of creditworthiness based on submitted reports.'],
        ),
      ),
      activity(
        7314,
        route('stara-devizna-stednja', 'old-foreign-currency-savings'),
        texts(
          ['Stara devizna štednja', 'Verifikacija računa i informacije za vlasnike obveznica.'],
          ['Stara devizna štednja', 'Verifikacija računa i informacije za vlasnike obveznica.'],
          ['Old foreign-currency savings', 'Verification of accounts and information for bond holders.'],
        ),
      ),
      activity(
        7315,
        page('/7036/arhivski-centar', '/7036/arhivski-centar', '/7036/archive-centre'),
        texts(
          ['Arhivski centar', 'Čuvanje dokumentacije pravnih lica u stečaju i likvidaciji.'],
          ['Arhivski centar', 'Čuvanje dokumentacije pravnih osoba u stečaju i likvidaciji.'],
          ['Archive centre', 'Keeping the records of legal entities in bankruptcy and liquidation.'],
        ),
      ),
      activity(
        7316,
        { kind: 'order', product: '' },
        texts(
          ['Portal proizvoda', 'Narudžba pregleda, ocjena i posebnih obrada podataka.'],
          ['Portal proizvoda', 'Narudžba pregleda, ocjena i posebnih obrada podataka.'],
          ['Products portal', 'Ordering overviews, ratings and special selections of data.'],
        ),
      ),
    ],
  },
);

const usefulLinks = service(
  7302,
  texts(
    ['Korisni linkovi', 'Stranice institucija s kojima obveznici najčešće posluju.'],
    ['Korisne poveznice', 'Stranice institucija s kojima obveznici najčešće posluju.'],
    ['Useful links', 'Sites of the institutions reporting entities deal with most often.'],
  ),
  {
    slug: slugs('korisni-linkovi', 'useful-links'),
    children: [
      link(
        7320,
        page('https://porezna-uprava.example/'),
        titles('Porezna uprava', 'Porezna uprava', 'Tax administration'),
        { highlight: 30 },
      ),
      link(
        7321,
        page('https://statistika.example/'),
        titles('Zavod za statistiku', 'Zavod za statistiku', 'Institute for statistics'),
      ),
      link(
        7322,
        page('https://sudski-registar.example/pretraga'),
        titles('Registri poslovnih subjekata', 'Registri poslovnih subjekata', 'Registers of business entities'),
      ),
      link(
        7323,
        page(
          'https://centralna-banka.example/',
          'https://centralna-banka.example/',
          'https://centralna-banka.example/en',
        ),
        titles('Centralna banka', 'Središnja banka', 'Central bank'),
      ),
      link(
        7324,
        page('https://sluzbene-novine.example/'),
        titles('Službene novine', 'Službene novine', 'Official gazette'),
      ),
      link(7325, page('https://berza.example/'), titles('Berza', 'Burza', 'Stock exchange')),
    ],
  },
);

const professionals = service(
  7303,
  texts(
    [
      'Finansijski profesionalci',
      'Za računovođe, revizore i računovodstvene servise: alati, obavještenja i pitanja iz prakse.',
    ],
    [
      'Financijski profesionalci',
      'Za računovođe, revizore i računovodstvene servise: alati, obavijesti i pitanja iz prakse.',
    ],
    [
      'Financial professionals',
      'For accountants, auditors and accounting firms: tools, notices and questions from practice.',
    ],
  ),
  {
    slug: slugs('finansijski-profesionalci-new', 'financial-professionals-new'),
    children: [
      link(
        7341,
        route('kalkulator-velicine', 'enterprise-size-calculator'),
        texts(
          ['Kalkulator veličine', 'Provjerite u koju se grupu pravno lice razvrstava.'],
          ['Kalkulator veličine', 'Provjerite u koju se skupinu pravna osoba razvrstava.'],
          ['Size calculator', 'Check in which class a legal entity falls.'],
        ),
      ),
      link(
        7342,
        route('predlosci-finansijskih-izvjestaja', 'financial-reports-templates'),
        texts(
          ['Predlošci izvještaja', 'Obrasci za sve vrste pravnih lica.'],
          ['Predlošci izvješća', 'Obrasci za sve vrste pravnih osoba.'],
          ['Report templates', 'Forms for every type of legal entity.'],
        ),
      ),
      subMenu(
        7343,
        texts(
          [
            'Novosti za finansijske profesionalce',
            'Izmjene obrazaca, kontrola i rokova koje se tiču računovođa i revizora.',
          ],
          [
            'Novosti za financijske profesionalce',
            'Izmjene obrazaca, kontrola i rokova koje se tiču računovođa i revizora.',
          ],
          [
            'News for financial professionals',
            'Changes in forms, controls and deadlines that concern accountants and auditors.',
          ],
        ),
        {
          slug: slugs('novosti-finansijski-profesionalci', 'news-financial-professionals'),
          children: [
            {
              id: 7470,
              type: CONTENT_TYPE.news,
              date: '2026-10-27T10:00:00',
              url: picture('desk'),
              tags: [1001],
              text: texts(
                [
                  'Izmijenjene logičke kontrole 114 i 115',
                  'Kontrole 114 i 115 od 1. novembra dopuštaju odstupanje od 1 KM zbog zaokruživanja. Ranije preuzete predloške nije potrebno mijenjati.',
                ],
                [
                  'Izmijenjene logičke kontrole 114 i 115',
                  'Kontrole 114 i 115 od 1. studenoga dopuštaju odstupanje od 1 KM zbog zaokruživanja. Ranije preuzete predloške nije potrebno mijenjati.',
                ],
                [
                  'Logical controls 114 and 115 changed',
                  'From 1 November controls 114 and 115 allow a difference of KM 1 due to rounding. Templates downloaded earlier need not be replaced.',
                ],
              ),
            },
            {
              id: 7471,
              type: CONTENT_TYPE.news,
              date: '2026-06-15T10:00:00',
              tags: [1001, 1005],
              text: texts(
                [
                  'Pitanja i odgovori s junskih radionica',
                  'Objavljeni su odgovori na 42 pitanja koja su računovođe postavile na radionicama u Tuzli, Mostaru i Sarajevu.',
                ],
                [
                  'Pitanja i odgovori s lipanjskih radionica',
                  'Objavljeni su odgovori na 42 pitanja koja su računovođe postavili na radionicama u Tuzli, Mostaru i Sarajevu.',
                ],
                [
                  'Questions and answers from the June workshops',
                  'Answers to 42 questions raised by accountants at the workshops in Tuzla, Mostar and Sarajevo have been published.',
                ],
              ),
            },
            {
              id: 7472,
              type: CONTENT_TYPE.news,
              date: '2025-12-18T10:00:00',
              tags: [1001],
              text: texts(
                [
                  'Obnova licenci: ažuriranje podataka u registru računovođa',
                  'Licence obnovljene u decembru preuzimaju se automatski. Podatke o promjeni prezimena ili servisa treba dostaviti do kraja januara.',
                ],
                [
                  'Obnova licencija: ažuriranje podataka u registru računovođa',
                  'Licencije obnovljene u prosincu preuzimaju se automatski. Podatke o promjeni prezimena ili servisa treba dostaviti do kraja siječnja.',
                ],
                [
                  'Licence renewal: updating the register of accountants',
                  'Licences renewed in December are taken over automatically. Changes of surname or firm should be reported by the end of January.',
                ],
              ),
            },
          ],
        },
      ),
      link(
        7344,
        page('https://komora-racunovodja.example/'),
        texts(
          ['Komora računovođa i revizora', 'Licence, ispiti i kontinuirana edukacija.'],
          ['Komora računovođa i revizora', 'Licencije, ispiti i trajna izobrazba.'],
          ['Chamber of accountants and auditors', 'Licences, examinations and continuing education.'],
        ),
      ),
    ],
  },
);

const analyses = service(
  7304,
  texts(
    ['Analize', 'Zbirni pregledi poslovanja pravnih lica, po djelatnostima, kantonima i veličini.'],
    ['Analize', 'Zbirni pregledi poslovanja pravnih osoba, po djelatnostima, kantonima i veličini.'],
    ['Analyses', 'Summaries of the business of legal entities by activity, canton and size.'],
  ),
  {
    slug: slugs('analize', 'analyses'),
    children: [
      document(
        7350,
        titles(
          'Poslovanje privrednih društava u 2025. godini',
          'Poslovanje gospodarskih društava u 2025. godini',
          'Business of companies in 2025',
        ),
        { date: '2026-10-30T09:00:00', highlight: 33, tags: [1007] },
      ),
      document(
        7351,
        titles(
          'Likvidnost i zaduženost po djelatnostima',
          'Likvidnost i zaduženost po djelatnostima',
          'Liquidity and debt by activity',
        ),
        { date: '2026-07-08T09:00:00', tags: [1007] },
      ),
      document(
        7352,
        titles(
          'Javna preduzeća: prihodi, rashodi, zaposleni',
          'Javna poduzeća: prihodi, rashodi, zaposleni',
          'Public enterprises: income, expenses, employees',
        ),
        { date: '2026-06-24T09:00:00', tags: [1007] },
      ),
      document(
        7353,
        titles(
          'Izvoznici u prerađivačkoj industriji',
          'Izvoznici u prerađivačkoj industriji',
          'Exporters in manufacturing',
        ),
        { date: '2025-11-12T09:00:00', tags: [1007] },
      ),
      link(
        7354,
        route('interaktivna-mapa', 'interactive-map'),
        titles('Federacija po kantonima', 'Federacija po kantonima', 'The Federation by canton'),
        { tags: [1007] },
      ),
    ],
  },
);

const forms = service(
  7305,
  texts(
    ['Zahtjevi', 'Obrasci za zahtjeve koji se podnose Agenciji, na šalteru ili e-poštom.'],
    ['Zahtjevi', 'Obrasci za zahtjeve koji se podnose Agenciji, na šalteru ili e-poštom.'],
    ['Forms', 'Forms for requests filed with the Agency, at an office or by e-mail.'],
  ),
  {
    slug: slugs('zahtjevi', 'forms'),
    children: [
      document(
        7360,
        titles(
          'Zahtjev za prijepis finansijskog izvještaja',
          'Zahtjev za prijepis financijskog izvješća',
          'Request for a copy of a financial report',
        ),
        { date: '2026-01-05T00:00:00', tags: [1001] },
      ),
      document(
        7361,
        titles(
          'Zahtjev za ispravku podataka u registru',
          'Zahtjev za ispravak podataka u registru',
          'Request for correction of data in the register',
        ),
        { date: '2026-01-05T00:00:00', tags: [1002] },
      ),
      document(
        7362,
        titles(
          'Zahtjev za izvod iz registra računa',
          'Zahtjev za izvadak iz registra računa',
          'Request for an extract from the register of accounts',
        ),
        { date: '2026-01-05T00:00:00', tags: [1004] },
      ),
      document(
        7363,
        titles(
          'Zahtjev za potvrdu o bonitetu',
          'Zahtjev za potvrdu o bonitetu',
          'Request for a certificate of creditworthiness',
        ),
        { date: '2026-01-05T00:00:00' },
      ),
      document(
        7364,
        titles(
          'Zahtjev za povrat više uplaćene naknade',
          'Zahtjev za povrat više uplaćene naknade',
          'Request for a refund of an overpaid fee',
        ),
        { date: '2026-01-05T00:00:00' },
      ),
      document(7365, titles('Izjava o neaktivnosti', 'Izjava o neaktivnosti', 'Statement of inactivity'), {
        date: '2026-01-05T00:00:00',
        highlight: 32,
        tags: [1001],
      }),
    ],
  },
);

const career = service(
  7306,
  texts(
    [
      'Karijera',
      'Rad u Agenciji, stručna praksa i otvoreni oglasi.',
      'Agencija zapošljava ekonomiste, pravnike i informatičare u sjedištu i deset poslovnih jedinica.',
    ],
    [
      'Karijera',
      'Rad u Agenciji, stručna praksa i otvoreni oglasi.',
      'Agencija zapošljava ekonomiste, pravnike i informatičare u sjedištu i deset poslovnih jedinica.',
    ],
    [
      'Career',
      'Working at the Agency, internships and open vacancies.',
      'The Agency employs economists, lawyers and IT specialists at the headquarters and in ten business units.',
    ],
  ),
  {
    slug: slugs('karijera', 'career'),
    children: [
      link(
        7370,
        route('praksa', 'internship'),
        texts(
          ['Stručna praksa', 'Praksa za studente završnih godina, uz mentora.'],
          ['Stručna praksa', 'Praksa za studente završnih godina, uz mentora.'],
          ['Internship', 'Internship for final-year students, with a mentor.'],
        ),
        { highlight: 29, tags: [1010] },
      ),
      link(
        7371,
        page('/7286/javni-oglasi', '/7286/javni-oglasi', '/7286/public-announcements'),
        texts(
          ['Otvoreni oglasi', 'Oglasi za prijem u radni odnos.'],
          ['Otvoreni oglasi', 'Oglasi za prijam u radni odnos.'],
          ['Open vacancies', 'Announcements of vacancies.'],
        ),
        { tags: [1010] },
      ),
      document(
        7372,
        titles('Pravilnik o prijemu u radni odnos', 'Pravilnik o prijmu u radni odnos', 'Rulebook on recruitment'),
        { date: '2024-09-02T00:00:00', tags: [1010] },
      ),
    ],
  },
);

const highlighted = service(
  7307,
  texts(
    ['Izdvojeno', 'Sadržaji koje posjetioci portala najčešće traže.'],
    ['Izdvojeno', 'Sadržaji koje posjetitelji portala najčešće traže.'],
    ['Highlighted', 'What visitors of the portal look for most often.'],
  ),
  {
    slug: slugs('izdvojeno', 'highlighted'),
    children: [
      link(7380, page('cjenovnik', 'cjenik', 'price-list'), titles('Cjenovnik', 'Cjenik', 'Price list'), {
        highlight: 42,
      }),
      link(7381, route('publikacije', 'publications'), titles('Publikacije', 'Publikacije', 'Publications'), {
        highlight: 40,
      }),
      link(
        7382,
        page('https://kalendar.example/rokovi-2027'),
        titles('Kalendar rokova za 2027. godinu', 'Kalendar rokova za 2027. godinu', 'Calendar of deadlines for 2027'),
        { highlight: 34 },
      ),
      document(
        7383,
        titles(
          'Plan rada Agencije za 2026. godinu',
          'Plan rada Agencije za 2026. godinu',
          'Work plan of the Agency for 2026',
        ),
        { date: '2026-01-30T00:00:00', highlight: 31 },
      ),
    ],
  },
);

/** Root highlighted services in their order. */
export const highlightedServices: readonly Authored[] = [
  activities,
  usefulLinks,
  professionals,
  analyses,
  forms,
  career,
  highlighted,
];
