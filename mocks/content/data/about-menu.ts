import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, page, route, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

const procurement = (id: number, date: string, ...names: [bs: string, hr: string, en: string]) =>
  document(id, titles(...names), { date: `${date}T10:00:00`, tags: [1006] });

const announcement = (id: number, date: string, ...names: [bs: string, hr: string, en: string]) =>
  document(id, titles(...names), { date: `${date}T10:00:00`, tags: [1010] });

const publicProcurements = subMenu(
  7284,
  texts(
    ['Javne nabavke', 'Planovi nabavki, obavještenja o postupcima, odluke o dodjeli i osnovni elementi ugovora.'],
    ['Javna nabava', 'Planovi nabave, obavijesti o postupcima, odluke o dodjeli i osnovni elementi ugovora.'],
    [
      'Public procurement',
      'Procurement plans, notices of procedures, award decisions and the basic elements of contracts.',
    ],
  ),
  {
    slug: slugs('javne-nabavke', 'public-procurement'),
    tags: [1006],
    children: [
      procurement(
        7450,
        '2026-01-14',
        'Plan javnih nabavki za 2026. godinu',
        'Plan javne nabave za 2026. godinu',
        'Public procurement plan for 2026',
      ),
      procurement(
        7451,
        '2026-10-19',
        'Nabavka servera i mrežne opreme: obavještenje',
        'Nabava poslužitelja i mrežne opreme: obavijest',
        'Purchase of servers and network equipment: notice',
      ),
      procurement(
        7452,
        '2026-08-05',
        'Usluge čišćenja poslovnih prostora: odluka o dodjeli',
        'Usluge čišćenja poslovnih prostora: odluka o dodjeli',
        'Cleaning services for offices: award decision',
      ),
      procurement(
        7453,
        '2026-05-21',
        'Održavanje sistema za upravljanje dokumentima: ugovor',
        'Održavanje sustava za upravljanje dokumentima: ugovor',
        'Maintenance of the document management system: contract',
      ),
      procurement(
        7454,
        '2025-12-30',
        'Realizacija ugovora u 2025. godini',
        'Realizacija ugovora u 2025. godini',
        'Performance of contracts in 2025',
      ),
      procurement(
        7455,
        '2025-01-15',
        'Plan javnih nabavki za 2025. godinu',
        'Plan javne nabave za 2025. godinu',
        'Public procurement plan for 2025',
      ),
    ],
  },
);

const publicAnnouncements = subMenu(
  7286,
  texts(
    [
      'Javni oglasi',
      'Oglasi za prijem u radni odnos, zakup poslovnih prostora i prodaju rashodovane opreme.',
      'Prijave se podnose lično ili preporučenom poštom, u roku navedenom u oglasu. Nepotpune i neblagovremene prijave ne razmatraju se.',
    ],
    [
      'Javni oglasi',
      'Oglasi za prijam u radni odnos, zakup poslovnih prostora i prodaju rashodovane opreme.',
      'Prijave se podnose osobno ili preporučenom poštom, u roku navedenom u oglasu. Nepotpune i nepravodobne prijave ne razmatraju se.',
    ],
    [
      'Public announcements',
      'Announcements of vacancies, leases of business premises and sales of written-off equipment.',
      'Applications are filed in person or by registered mail within the time stated in the announcement. Incomplete and late applications are not considered.',
    ],
  ),
  {
    slug: slugs('javni-oglasi', 'public-announcements'),
    tags: [1010],
    children: [
      announcement(
        7460,
        '2026-11-09',
        'Javni oglas: stručni saradnik za registre (2 izvršioca)',
        'Javni oglas: stručni suradnik za registre (2 izvršitelja)',
        'Vacancy: associate for registers (2 posts)',
      ),
      announcement(
        7461,
        '2026-09-28',
        'Javni oglas: programer baza podataka',
        'Javni oglas: programer baza podataka',
        'Vacancy: database developer',
      ),
      announcement(
        7462,
        '2026-07-02',
        'Oglas za zakup poslovnog prostora u Travniku',
        'Oglas za zakup poslovnog prostora u Travniku',
        'Lease of business premises in Travnik',
      ),
      announcement(
        7463,
        '2026-04-20',
        'Prodaja rashodovane informatičke opreme',
        'Prodaja rashodovane informatičke opreme',
        'Sale of written-off IT equipment',
      ),
      announcement(
        7464,
        '2025-10-13',
        'Rezultati javnog oglasa: analitičar podataka',
        'Rezultati javnog oglasa: analitičar podataka',
        'Results of the vacancy: data analyst',
      ),
    ],
  },
);

/** Header menu 'O nama': the agency, its offices, contact, procurement and announcements. */
export const aboutMenu: Authored = {
  id: 7006,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('o-nama', 'about-us'),
  text: texts(
    ['O nama', 'Javna, samofinansirajuća agencija Federacije s deset poslovnih jedinica i 39 poslovnica.'],
    ['O nama', 'Javna, samofinancirajuća agencija Federacije s deset poslovnih jedinica i 39 poslovnica.'],
    ['About us', 'A public, self-financing agency of the Federation with ten business units and 39 branch offices.'],
  ),
  children: [
    subMenu(
      7060,
      texts(
        ['O Agenciji', 'Osnovni podaci, vizija i misija, organizacija i dokumenti Agencije.'],
        ['O Agenciji', 'Osnovni podaci, vizija i misija, ustroj i dokumenti Agencije.'],
        ['About the Agency', 'Basic information, vision and mission, organisation and documents of the Agency.'],
      ),
      {
        url: route('o-nama-new', 'about-us-new'),
      },
    ),
    subMenu(
      7061,
      texts(
        ['Lokacije i poslovne jedinice', 'Adrese, telefoni i mapa svih 49 poslovnih prostora.'],
        ['Lokacije i poslovne jedinice', 'Adrese, telefoni i karta svih 49 poslovnih prostora.'],
        ['Locations and business units', 'Addresses, telephone numbers and a map of all 49 offices.'],
      ),
      {
        url: route('lokacije-i-poslovne-jedinice', 'locations-and-business-units'),
        highlight: 35,
      },
    ),
    subMenu(
      7062,
      texts(
        [
          'Organizacija i sektori',
          'Agencijom upravlja direktor, a posao je raspoređen na pet sektora i deset poslovnih jedinica.',
          '<figure><img src="{files}/city-organizacija.svg" alt="Zgrada sjedišta Agencije, crtež" width="1200" height="675"><figcaption>Sjedište Agencije</figcaption></figure>',
          '<table><thead><tr><th>Sektor</th><th>Poslovi</th></tr></thead><tbody><tr><td>Sektor registara</td><td>prijem izvještaja, registri, računi</td></tr><tr><td>Sektor informatike</td><td>razvoj i održavanje sistema</td></tr><tr><td>Sektor ekonomsko-finansijskih poslova</td><td>plan, naplata, računovodstvo</td></tr><tr><td>Sektor pravnih i zajedničkih poslova</td><td>propisi, kadrovi, nabavke</td></tr><tr><td>Sektor nadzora i kontrole</td><td>rad poslovnih jedinica</td></tr></tbody></table>',
        ],
        [
          'Ustroj i sektori',
          'Agencijom upravlja ravnatelj, a posao je raspoređen na pet sektora i deset poslovnih jedinica.',
          '<figure><img src="{files}/city-organizacija.svg" alt="Zgrada sjedišta Agencije, crtež" width="1200" height="675"><figcaption>Sjedište Agencije</figcaption></figure>',
          '<table><thead><tr><th>Sektor</th><th>Poslovi</th></tr></thead><tbody><tr><td>Sektor registara</td><td>primitak izvješća, registri, računi</td></tr><tr><td>Sektor informatike</td><td>razvoj i održavanje sustava</td></tr><tr><td>Sektor gospodarsko-financijskih poslova</td><td>plan, naplata, računovodstvo</td></tr><tr><td>Sektor pravnih i zajedničkih poslova</td><td>propisi, kadrovi, nabava</td></tr><tr><td>Sektor nadzora i kontrole</td><td>rad poslovnih jedinica</td></tr></tbody></table>',
        ],
        [
          'Organisation and sectors',
          'The Agency is run by a director; the work is divided among five sectors and ten business units.',
          '<figure><img src="{files}/city-organizacija.svg" alt="The headquarters of the Agency, a drawing" width="1200" height="675"><figcaption>Headquarters of the Agency</figcaption></figure>',
          '<table><thead><tr><th>Sector</th><th>Tasks</th></tr></thead><tbody><tr><td>Registry sector</td><td>receiving reports, registers, accounts</td></tr><tr><td>IT sector</td><td>development and maintenance of systems</td></tr><tr><td>Economic and financial affairs</td><td>planning, collection, accounting</td></tr><tr><td>Legal and joint affairs</td><td>regulations, staff, procurement</td></tr><tr><td>Supervision and control</td><td>work of the business units</td></tr></tbody></table>',
        ],
      ),
    ),
    publicAnnouncements,
    publicProcurements,
    subMenu(
      7063,
      texts(
        ['Anketa o zadovoljstvu', 'Anonimna anketa od jedanaest pitanja; popunjavanje traje oko tri minute.'],
        ['Anketa o zadovoljstvu', 'Anonimna anketa od jedanaest pitanja; popunjavanje traje oko tri minute.'],
        ['Satisfaction survey', 'An anonymous survey of eleven questions; it takes about three minutes.'],
      ),
      {
        url: route('anketa', 'survey'),
      },
    ),
    subMenu(
      7064,
      texts(
        ['Kontakt', 'Adresa, telefoni sektora i obrazac za poruku.'],
        ['Kontakt', 'Adresa, telefoni sektora i obrazac za poruku.'],
        ['Contact', 'Address, telephone numbers of the sectors and a message form.'],
      ),
      {
        url: route('kontaktirajte-nas', 'contact-us'),
      },
    ),
    {
      id: 7065,
      type: CONTENT_TYPE.link,
      url: page('/7306/karijera', '/7306/karijera', '/7306/career'),
      text: titles('Karijera', 'Karijera', 'Career'),
    },
  ],
};
