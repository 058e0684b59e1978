import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, page, route, slugs, texts, titles, type Authored } from '../authored.ts';

const footer = (id: number, text: Authored['text'], rest: Partial<Authored>): Authored => ({
  id,
  type: CONTENT_TYPE.rootFooterMenu,
  text,
  ...rest,
});

/** Root footer menu items: the column of general information. */
export const footerMenus: readonly Authored[] = [
  footer(7091, titles('O Agenciji', 'O Agenciji', 'About the Agency'), { url: route('o-nama-new', 'about-us-new') }),
  footer(7092, titles('Zakoni i podzakonski akti', 'Zakoni i podzakonski akti', 'Laws and by-laws'), {
    url: page('/7040/zakoni', '/7040/zakoni', '/7040/laws'),
  }),
  footer(7093, titles('Javne nabavke', 'Javna nabava', 'Public procurement'), {
    url: page('/7284/javne-nabavke', '/7284/javne-nabavke', '/7284/public-procurement'),
  }),
  footer(7094, titles('Javni oglasi', 'Javni oglasi', 'Public announcements'), {
    url: page('/7286/javni-oglasi', '/7286/javni-oglasi', '/7286/public-announcements'),
  }),
  footer(
    7095,
    texts(
      [
        'Pristup informacijama',
        'Svako lice ima pravo tražiti pristup informacijama kojima Agencija raspolaže. Zahtjev se podnosi pisano, na obrascu ili slobodno, i rješava u roku od 15 dana.',
      ],
      [
        'Pristup informacijama',
        'Svaka osoba ima pravo tražiti pristup informacijama kojima Agencija raspolaže. Zahtjev se podnosi pisano, na obrascu ili slobodno, i rješava u roku od 15 dana.',
      ],
      [
        'Access to information',
        'Everyone has the right to ask for information held by the Agency. A request is made in writing, on the form or in your own words, and is decided within 15 days.',
      ],
    ),
    {
      slug: slugs('pristup-informacijama', 'access-to-information'),
      children: [
        document(
          7191,
          titles('Indeks registar informacija', 'Indeks registar informacija', 'Index register of information'),
          { date: '2025-05-05T00:00:00' },
        ),
        document(
          7192,
          titles(
            'Obrazac zahtjeva za pristup informacijama',
            'Obrazac zahtjeva za pristup informacijama',
            'Request form for access to information',
          ),
          { date: '2025-05-05T00:00:00' },
        ),
        document(
          7193,
          titles('Vodič za pristup informacijama', 'Vodič za pristup informacijama', 'Guide to access to information'),
          { date: '2025-05-05T00:00:00' },
        ),
      ],
    },
  ),
  footer(7096, titles('Privatnost', 'Privatnost', 'Privacy'), { url: route('privatnost', 'privacy') }),
  footer(7097, titles('Izjava o pristupačnosti', 'Izjava o pristupačnosti', 'Accessibility statement'), {
    url: route('izjava-o-pristupacnosti', 'accessibility-statement'),
  }),
  footer(
    7098,
    texts(
      [
        'Napomena',
        'Podaci na portalu su informativni. Za tačnost podataka u izvještajima odgovara obveznik koji ih je predao.',
        'Preuzimanje podataka dopušteno je uz navođenje izvora. Masovno preuzimanje podataka iz registara ugovara se s Agencijom.',
      ],
      [
        'Napomena',
        'Podaci na portalu su informativni. Za točnost podataka u izvješćima odgovara obveznik koji ih je predao.',
        'Preuzimanje podataka dopušteno je uz navođenje izvora. Masovno preuzimanje podataka iz registara ugovara se s Agencijom.',
      ],
      [
        'Note',
        'Data on the portal are for information. The reporting entity that submitted a report is responsible for its accuracy.',
        'Data may be reused with the source named. Bulk reuse of data from the registers is agreed with the Agency.',
      ],
    ),
    { slug: slugs('napomena', 'note') },
  ),
];
