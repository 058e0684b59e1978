import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, link, page, route, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

/** Root main (type 1) and secondary (type 2) menu items by group of users, each with two levels below. */
export const mainMenus: readonly Authored[] = [
  {
    id: 7201,
    type: CONTENT_TYPE.mainMenu,
    slug: slugs('za-poslovne-subjekte', 'for-businesses'),
    text: texts(
      ['Za poslovne subjekte', 'Obaveze i usluge za pravna lica, na jednom mjestu.'],
      ['Za poslovne subjekte', 'Obveze i usluge za pravne osobe, na jednom mjestu.'],
      ['For businesses', 'Duties and services for legal entities in one place.'],
    ),
    children: [
      subMenu(
        7204,
        texts(
          ['Predaja izvještaja', 'Ko predaje, šta i do kada.'],
          ['Predaja izvješća', 'Tko predaje, što i do kada.'],
          ['Submitting reports', 'Who submits, what and by when.'],
        ),
        {
          children: [
            link(
              7205,
              route('predlosci-finansijskih-izvjestaja', 'financial-reports-templates'),
              titles('Preuzmite predložak', 'Preuzmite predložak', 'Download a template'),
            ),
            link(
              7206,
              page('kontrola-finansijskih-izvjestaja', 'kontrola-financijskih-izvjestaja', 'financial-reports-control'),
              titles('Provjerite i predajte izvještaj', 'Provjerite i predajte izvješće', 'Check and submit a report'),
            ),
            subMenu(
              7207,
              texts(
                [
                  'Rokovi predaje',
                  '<table><thead><tr><th>Izvještaj</th><th>Rok</th></tr></thead><tbody><tr><td>Godišnji</td><td>posljednji dan februara</td></tr><tr><td>Polugodišnji</td><td>31. juli</td></tr><tr><td>Konsolidirani</td><td>30. april</td></tr></tbody></table>',
                ],
                [
                  'Rokovi predaje',
                  '<table><thead><tr><th>Izvješće</th><th>Rok</th></tr></thead><tbody><tr><td>Godišnje</td><td>posljednji dan veljače</td></tr><tr><td>Polugodišnje</td><td>31. srpnja</td></tr><tr><td>Konsolidirano</td><td>30. travnja</td></tr></tbody></table>',
                ],
                [
                  'Deadlines',
                  '<table><thead><tr><th>Report</th><th>Deadline</th></tr></thead><tbody><tr><td>Annual</td><td>last day of February</td></tr><tr><td>Half-year</td><td>31 July</td></tr><tr><td>Consolidated</td><td>30 April</td></tr></tbody></table>',
                ],
              ),
              { slug: slugs('rokovi-predaje', 'deadlines'), tags: [1001] },
            ),
          ],
        },
      ),
      subMenu(
        7208,
        texts(
          ['Računi', 'Otvaranje, glavni račun i blokade.'],
          ['Računi', 'Otvaranje, glavni račun i blokade.'],
          ['Accounts', 'Opening, the main account and blocked accounts.'],
        ),
        {
          children: [
            link(
              7209,
              route('jedinstveni-registar-racuna', 'unique-accounts-register'),
              titles('Provjerite glavni račun', 'Provjerite glavni račun', 'Check a main account'),
            ),
            document(
              7210,
              titles(
                'Promjena glavnog računa: postupak',
                'Promjena glavnog računa: postupak',
                'Changing the main account: the procedure',
              ),
              { date: '2025-06-11T00:00:00', tags: [1004] },
            ),
          ],
        },
      ),
    ],
  },
  {
    id: 7202,
    type: CONTENT_TYPE.mainMenu,
    slug: slugs('za-gradjane', 'for-citizens'),
    text: texts(
      ['Za građane', 'Usluge Agencije za fizička lica.'],
      ['Za građane', 'Usluge Agencije za fizičke osobe.'],
      ['For citizens', 'Services of the Agency for natural persons.'],
    ),
    children: [
      subMenu(
        7212,
        texts(
          ['Računi fizičkih lica', 'Kome se i kako izdaju podaci.'],
          ['Računi fizičkih osoba', 'Komu se i kako izdaju podaci.'],
          ['Accounts of natural persons', 'To whom and how data are released.'],
        ),
        {
          children: [
            link(
              7213,
              route('registar-racuna-fizickih-lica', 'register-of-accounts-of-natural-persons'),
              titles('Zahtjev za izvod', 'Zahtjev za izvadak', 'Request an extract'),
            ),
            document(
              7214,
              titles(
                'Saglasnost za uvid u podatke',
                'Suglasnost za uvid u podatke',
                'Consent to the inspection of data',
              ),
              { date: '2025-04-01T00:00:00', tags: [1004] },
            ),
          ],
        },
      ),
      subMenu(
        7215,
        texts(
          ['Devizna štednja', 'Verifikacija i obveznice.'],
          ['Devizna štednja', 'Verifikacija i obveznice.'],
          ['Foreign-currency savings', 'Verification and bonds.'],
        ),
        {
          children: [
            link(
              7216,
              route('stara-devizna-stednja', 'old-foreign-currency-savings'),
              titles('Kako verificirati račun', 'Kako verificirati račun', 'How to verify an account'),
            ),
            link(
              7217,
              page(
                '/7296/stara-devizna-stednja-novosti',
                '/7296/stara-devizna-stednja-novosti',
                '/7296/old-foreign-currency-savings-news',
              ),
              titles('Obavještenja', 'Obavijesti', 'Notices'),
            ),
          ],
        },
      ),
    ],
  },
  {
    id: 7203,
    type: CONTENT_TYPE.mainMenu,
    slug: slugs('za-istrazivace-i-medije', 'for-researchers-and-media'),
    text: texts(
      ['Za istraživače i medije', 'Otvoreni podaci, publikacije i kontakt za medije.'],
      ['Za istraživače i medije', 'Otvoreni podaci, publikacije i kontakt za medije.'],
      ['For researchers and media', 'Open data, publications and the media contact.'],
    ),
    children: [
      subMenu(
        7218,
        texts(
          ['Podaci', 'Zbirni podaci za preuzimanje.'],
          ['Podaci', 'Zbirni podaci za preuzimanje.'],
          ['Data', 'Summary data for download.'],
        ),
        {
          children: [
            link(
              7219,
              route('interaktivna-mapa', 'interactive-map'),
              titles('Pokazatelji po kantonima', 'Pokazatelji po kantonima', 'Indicators by canton'),
            ),
            link(
              7220,
              page('https://otvoreni-podaci.example/agencija'),
              titles('Otvoreni podaci', 'Otvoreni podaci', 'Open data'),
              { highlight: 28 },
            ),
          ],
        },
      ),
      subMenu(
        7223,
        texts(
          ['Za medije', 'Odgovori na upite medija u roku od dva radna dana.'],
          ['Za medije', 'Odgovori na upite medija u roku od dva radna dana.'],
          ['Media', 'Answers to media enquiries within two working days.'],
        ),
        {
          children: [
            link(
              7224,
              route('kontaktirajte-nas', 'contact-us'),
              titles('Pošaljite upit', 'Pošaljite upit', 'Send an enquiry'),
            ),
          ],
        },
      ),
    ],
  },
  {
    id: 7251,
    type: CONTENT_TYPE.secondaryMenu,
    slug: slugs('za-racunovodje-i-revizore', 'for-accountants-and-auditors'),
    text: texts(
      ['Za računovođe i revizore', 'Registri, licence i obuka.'],
      ['Za računovođe i revizore', 'Registri, licencije i izobrazba.'],
      ['For accountants and auditors', 'Registers, licences and training.'],
    ),
    children: [
      subMenu(
        7253,
        texts(
          ['Obuka', 'Radionice o predaji i kontroli izvještaja.'],
          ['Izobrazba', 'Radionice o predaji i kontroli izvješća.'],
          ['Training', 'Workshops on submitting and checking reports.'],
        ),
        {
          tags: [1005],
          children: [
            document(
              7254,
              titles(
                'Raspored radionica za zimu 2026/2027.',
                'Raspored radionica za zimu 2026./2027.',
                'Schedule of workshops, winter 2026/2027',
              ),
              { date: '2026-11-12T00:00:00', tags: [1005] },
            ),
            document(7255, titles('Priručnik za polaznike', 'Priručnik za polaznike', 'Handbook for participants'), {
              date: '2026-09-01T00:00:00',
              tags: [1005],
            }),
          ],
        },
      ),
      link(
        7256,
        page(
          '/7343/novosti-finansijski-profesionalci',
          '/7343/novosti-finansijski-profesionalci',
          '/7343/news-financial-professionals',
        ),
        titles('Novosti za struku', 'Novosti za struku', 'News for the profession'),
      ),
    ],
  },
  {
    id: 7252,
    type: CONTENT_TYPE.secondaryMenu,
    slug: slugs('za-institucije', 'for-institutions'),
    text: texts(
      ['Za institucije', 'Razmjena podataka sa sudovima, poreznom upravom i bankama.'],
      ['Za institucije', 'Razmjena podataka sa sudovima, poreznom upravom i bankama.'],
      ['For institutions', 'Exchange of data with courts, the tax administration and banks.'],
    ),
    children: [
      subMenu(
        7257,
        texts(
          ['Razmjena podataka', 'Pristup registrima putem sporazuma.'],
          ['Razmjena podataka', 'Pristup registrima putem sporazuma.'],
          ['Data exchange', 'Access to the registers by agreement.'],
        ),
        {
          children: [
            document(
              7258,
              titles(
                'Obrazac sporazuma o razmjeni podataka',
                'Obrazac sporazuma o razmjeni podataka',
                'Model agreement on data exchange',
              ),
              { date: '2025-09-15T00:00:00', tags: [1009] },
            ),
            link(7259, page('nfis'), titles('NFIS za institucije', 'NFIS za institucije', 'NFIS for institutions')),
          ],
        },
      ),
    ],
  },
];
