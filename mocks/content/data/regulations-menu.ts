import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

const act = (id: number, date: string, ...names: [bs: string, hr: string, en: string]) =>
  document(id, titles(...names), { date: `${date}T00:00:00`, tags: [1003] });

/** Sub menu that takes generated documents when the tree is filled up. */
export const ARCHIVE_ID = 7044;

/** Header menu 'Propisi': laws, rulebooks, charts of accounts and opinions. */
export const regulationsMenu: Authored = {
  id: 7004,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('propisi', 'regulations'),
  text: texts(
    ['Propisi', 'Zakoni, pravilnici i kontni okviri prema kojima se sastavljaju i predaju finansijski izvještaji.'],
    ['Propisi', 'Zakoni, pravilnici i kontni okviri prema kojima se sastavljaju i predaju financijska izvješća.'],
    ['Regulations', 'Laws, rulebooks and charts of accounts under which financial reports are drawn up and submitted.'],
  ),
  children: [
    subMenu(
      7040,
      texts(
        [
          'Zakoni',
          'Prečišćeni tekstovi zakona koje Agencija primjenjuje u svom radu.',
          '<ul><li>izvještavanje i revizija,</li><li>registri i računi,</li><li>stečaj i likvidacija,</li><li>slobodan pristup informacijama.</li></ul>',
        ],
        [
          'Zakoni',
          'Pročišćeni tekstovi zakona koje Agencija primjenjuje u svojem radu.',
          '<ul><li>izvješćivanje i revizija,</li><li>registri i računi,</li><li>stečaj i likvidacija,</li><li>slobodan pristup informacijama.</li></ul>',
        ],
        [
          'Laws',
          'Consolidated texts of the laws the Agency applies in its work.',
          '<ul><li>reporting and audit,</li><li>registers and accounts,</li><li>bankruptcy and liquidation,</li><li>free access to information.</li></ul>',
        ],
      ),
      {
        slug: slugs('zakoni', 'laws'),
        tags: [1003],
        children: [
          act(
            7140,
            '2021-02-24',
            'Zakon o računovodstvu i reviziji',
            'Zakon o računovodstvu i reviziji',
            'Law on accounting and auditing',
          ),
          act(7141, '2012-11-07', 'Zakon o Agenciji', 'Zakon o Agenciji', 'Law on the Agency'),
          act(
            7142,
            '2022-05-11',
            'Zakon o registru finansijskih izvještaja',
            'Zakon o registru financijskih izvješća',
            'Law on the register of financial reports',
          ),
          act(
            7143,
            '2016-07-20',
            'Zakon o jedinstvenom registru računa',
            'Zakon o jedinstvenom registru računa',
            'Law on the unique accounts register',
          ),
          act(7144, '2021-09-29', 'Zakon o stečaju', 'Zakon o stečaju', 'Bankruptcy law'),
          act(
            7145,
            '2011-06-15',
            'Zakon o slobodi pristupa informacijama',
            'Zakon o slobodi pristupa informacijama',
            'Law on freedom of access to information',
          ),
        ],
      },
    ),
    subMenu(
      7041,
      texts(
        ['Pravilnici', 'Podzakonski akti o obliku, sadržaju i predaji izvještaja.'],
        ['Pravilnici', 'Podzakonski akti o obliku, sadržaju i predaji izvješća.'],
        ['Rulebooks', 'By-laws on the form, content and submission of reports.'],
      ),
      {
        slug: slugs('pravilnici', 'rulebooks'),
        tags: [1003],
        children: [
          act(
            7146,
            '2022-11-30',
            'Pravilnik o sadržaju i formi finansijskih izvještaja za privredna društva',
            'Pravilnik o sadržaju i obliku financijskih izvješća za gospodarska društva',
            'Rulebook on the content and form of financial reports of companies',
          ),
          act(
            7147,
            '2022-11-30',
            'Pravilnik o sadržaju i formi izvještaja za udruženja',
            'Pravilnik o sadržaju i obliku izvješća za udruge',
            'Rulebook on the content and form of reports of associations',
          ),
          act(
            7148,
            '2025-12-10',
            'Pravilnik o izvještavanju mikro pravnih lica',
            'Pravilnik o izvješćivanju mikro pravnih osoba',
            'Rulebook on reporting by micro legal entities',
          ),
          act(
            7149,
            '2023-03-22',
            'Pravilnik o vođenju registra računa',
            'Pravilnik o vođenju registra računa',
            'Rulebook on keeping the register of accounts',
          ),
          act(7150, '2024-01-17', 'Pravilnik o naknadama', 'Pravilnik o naknadama', 'Rulebook on fees'),
        ],
      },
    ),
    subMenu(
      7042,
      texts(
        ['Kontni okviri i standardi', 'Kontni planovi s objašnjenjima i prijevodi standarda izvještavanja.'],
        ['Kontni okviri i standardi', 'Kontni planovi s objašnjenjima i prijevodi standarda izvješćivanja.'],
        [
          'Charts of accounts and standards',
          'Charts of accounts with explanations, and translations of reporting standards.',
        ],
      ),
      {
        tags: [1003],
        children: [
          act(
            7151,
            '2021-12-22',
            'Kontni okvir za privredna društva',
            'Kontni okvir za gospodarska društva',
            'Chart of accounts for companies',
          ),
          act(7152, '2021-12-22', 'Kontni okvir za banke', 'Kontni okvir za banke', 'Chart of accounts for banks'),
          act(
            7153,
            '2022-06-08',
            'Kontni plan za budžetske korisnike',
            'Kontni plan za proračunske korisnike',
            'Chart of accounts for budget users',
          ),
        ],
      },
    ),
    subMenu(
      7043,
      texts(
        [
          'Mišljenja i objašnjenja',
          'Odgovori na pitanja koja obveznici najčešće postavljaju.',
          '<h3>Ko je obveznik predaje?</h3><p>Svako pravno lice upisano u sudski ili drugi registar u Federaciji, bez obzira na to da li je poslovalo.</p><h3>Šta ako nije bilo prometa?</h3><p>Predaje se izjava o neaktivnosti, u istom roku.</p>',
        ],
        [
          'Mišljenja i objašnjenja',
          'Odgovori na pitanja koja obveznici najčešće postavljaju.',
          '<h3>Tko je obveznik predaje?</h3><p>Svaka pravna osoba upisana u sudski ili drugi registar u Federaciji, bez obzira na to je li poslovala.</p><h3>Što ako nije bilo prometa?</h3><p>Predaje se izjava o neaktivnosti, u istom roku.</p>',
        ],
        [
          'Opinions and explanations',
          'Answers to the questions reporting entities ask most often.',
          '<h3>Who must submit reports?</h3><p>Every legal entity entered in a court or other register in the Federation, whether or not it was active.</p><h3>What if there was no turnover?</h3><p>A statement of inactivity is submitted by the same deadline.</p>',
        ],
      ),
      {
        tags: [1003],
        children: [
          act(
            7154,
            '2025-03-18',
            'Mišljenje o razvrstavanju pravnih lica',
            'Mišljenje o razvrstavanju pravnih osoba',
            'Opinion on the classification of legal entities',
          ),
          act(
            7155,
            '2026-02-09',
            'Mišljenje o konsolidiranim izvještajima',
            'Mišljenje o konsolidiranim izvješćima',
            'Opinion on consolidated reports',
          ),
        ],
      },
    ),
    subMenu(
      ARCHIVE_ID,
      texts(
        ['Arhiva', 'Ranije objavljeni dokumenti, poredani po danu objave.'],
        ['Arhiva', 'Ranije objavljeni dokumenti, poredani po danu objave.'],
        ['Archive', 'Documents published earlier, in order of publication.'],
      ),
      { slug: slugs('arhiva', 'archive') },
    ),
  ],
};
