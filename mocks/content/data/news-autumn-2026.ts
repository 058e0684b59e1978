import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { photo, picture, texts, type Authored } from '../authored.ts';

const { news, video } = CONTENT_TYPE;

/** News from September to November 2026, newest first. */
export const newsAutumn2026: readonly Authored[] = [
  {
    id: 7400,
    type: news,
    date: '2026-11-19T09:30:00',
    url: picture('ledger'),
    highlight: 100,
    tags: [1001, 1009],
    text: texts(
      [
        'Otvoreni predlošci godišnjih izvještaja za 2026. godinu',
        'Od danas se na portalu mogu preuzeti predlošci godišnjih finansijskih izvještaja za 2026. godinu. Predložak sadrži podatke pravnog lica iz registra, pa ih nije potrebno ponovo unositi.',
        'Izvještaji se predaju od 4. januara do 1. marta 2027. godine. Kontrola je dostupna odmah nakon popunjavanja, a rezultat se dobija u pravilu za manje od jedne minute.',
        'Preporučujemo da se izvještaj provjeri najmanje sedam dana prije isteka roka. U posljednja tri dana prošle sezone predano je 38 posto svih izvještaja.',
      ],
      [
        'Otvoreni predlošci godišnjih izvješća za 2026. godinu',
        'Od danas se na portalu mogu preuzeti predlošci godišnjih financijskih izvješća za 2026. godinu. Predložak sadrži podatke pravne osobe iz registra, pa ih nije potrebno ponovno unositi.',
        'Izvješća se predaju od 4. siječnja do 1. ožujka 2027. godine. Kontrola je dostupna odmah nakon popunjavanja, a rezultat se u pravilu dobiva za manje od jedne minute.',
        'Preporučujemo da se izvješće provjeri najmanje sedam dana prije isteka roka. U posljednja tri dana prošle sezone predano je 38 posto svih izvješća.',
      ],
      [
        'Templates for annual reports for 2026 are open',
        'Templates of annual financial reports for 2026 can be downloaded from the portal as of today. A template already holds the data of the legal entity from the register, so they need not be entered again.',
        'Reports are submitted from 4 January to 1 March 2027. The control is available as soon as the form is filled in; the result usually arrives in less than a minute.',
        'We recommend checking a report at least seven days before the deadline. Last season 38 per cent of all reports were submitted in the last three days.',
      ],
    ),
    children: [
      photo(7500, 'ledger', ['Obrazac bilansa stanja', 'Obrazac bilance', 'The balance sheet form'], true),
      photo(7501, 'desk', ['Popunjavanje predloška', 'Popunjavanje predloška', 'Filling in a template']),
    ],
  },
  {
    id: 7401,
    type: news,
    date: '2026-11-16T11:00:00',
    url: picture('city'),
    highlight: 98,
    tags: [1009],
    text: texts(
      [
        'Otvoren novi šalter za prijem izvještaja u Sarajevu',
        'U prizemlju sjedišta Agencije otvoren je šalter s osam radnih mjesta. Stranke se primaju svakog radnog dana od 8 do 16 sati, a utorkom do 18 sati.',
        'Novi prostor ima ulaz bez stepenika, indukcijsku petlju za osobe sa slušnim aparatom i dva mjesta za samostalnu predaju izvještaja uz pomoć službenika.',
        '<blockquote><p>Cilj je da niko ne čeka duže od deset minuta, ni posljednjeg dana roka.</p></blockquote>',
      ],
      [
        'Otvoren novi šalter za zaprimanje izvješća u Sarajevu',
        'U prizemlju sjedišta Agencije otvoren je šalter s osam radnih mjesta. Stranke se primaju svakog radnog dana od 8 do 16 sati, a utorkom do 18 sati.',
        'Novi prostor ima ulaz bez stuba, indukcijsku petlju za osobe sa slušnim pomagalom i dva mjesta za samostalnu predaju izvješća uz pomoć službenika.',
        '<blockquote><p>Cilj je da nitko ne čeka dulje od deset minuta, ni posljednjega dana roka.</p></blockquote>',
      ],
      [
        'New counter for receiving reports opens in Sarajevo',
        'A counter with eight desks has opened on the ground floor of the headquarters. It receives visitors every working day from 8 a.m. to 4 p.m., and until 6 p.m. on Tuesdays.',
        'The new space has a step-free entrance, an induction loop for people with hearing aids and two places where reports can be submitted with the help of staff.',
        '<blockquote><p>The aim is that nobody waits longer than ten minutes, even on the last day of the deadline.</p></blockquote>',
      ],
    ),
    children: [
      photo(7502, 'city', ['Ulaz u novi prostor', 'Ulaz u novi prostor', 'Entrance to the new premises'], true),
      photo(7503, 'desk', ['Radna mjesta na šalteru', 'Radna mjesta na šalteru', 'Desks at the counter']),
      photo(7504, 'shelves', ['Pokretni registratori', 'Pokretni registratori', 'Movable filing shelves']),
      photo(7505, 'landscape', ['Pogled s trećeg sprata', 'Pogled s trećega kata', 'View from the third floor']),
      photo(7506, 'contours', [
        'Taktilni plan prizemlja',
        'Taktilni plan prizemlja',
        'Tactile plan of the ground floor',
      ]),
      photo(7507, 'ledger', [
        'Redovi predmeta prvog dana',
        'Redovi predmeta prvoga dana',
        'Case rows on the first day',
      ]),
      photo(7508, 'city', ['Zgrada sjedišta', 'Zgrada sjedišta', 'The headquarters building']),
      {
        id: 7599,
        type: video,
        url: { kind: 'video' },
        text: texts(
          ['Snimak s otvaranja: predani izvještaji po godinama'],
          ['Snimka s otvaranja: predana izvješća po godinama'],
          ['Video from the opening: reports submitted by year'],
        ),
      },
    ],
  },
  {
    id: 7402,
    type: news,
    date: '2026-11-12T10:00:00',
    url: picture('desk'),
    highlight: 96,
    tags: [1005],
    text: texts(
      [
        'Zimske radionice za računovođe u svih deset kantona',
        'Od 7. decembra do 29. januara održat će se dvadeset besplatnih radionica o predaji i kontroli izvještaja. Svaka traje tri sata i obrađuje stvarne primjere s najčešćim greškama.',
        'Prijave se primaju do tri dana prije termina, a broj mjesta je ograničen na 40. Za polaznike koji ne mogu doći, radionice 12. i 26. januara prenose se putem interneta.',
      ],
      [
        'Zimske radionice za računovođe u svih deset kantona',
        'Od 7. prosinca do 29. siječnja održat će se dvadeset besplatnih radionica o predaji i kontroli izvješća. Svaka traje tri sata i obrađuje stvarne primjere s najčešćim pogreškama.',
        'Prijave se primaju do tri dana prije termina, a broj mjesta ograničen je na 40. Za polaznike koji ne mogu doći, radionice 12. i 26. siječnja prenose se putem interneta.',
      ],
      [
        'Winter workshops for accountants in all ten cantons',
        'Twenty free workshops on submitting and checking reports will be held from 7 December to 29 January. Each lasts three hours and works through real examples of the most frequent errors.',
        'Registration closes three days before each date, and places are limited to 40. For those who cannot attend, the workshops of 12 and 26 January are streamed online.',
      ],
    ),
  },
  {
    id: 7403,
    type: news,
    date: '2026-11-05T09:00:00',
    url: picture('contours'),
    highlight: 94,
    tags: [1001, 1003],
    text: texts(
      [
        'Novi obrazac za mikro pravna lica',
        'Mikro pravna lica izvještaj za 2026. godinu predaju na skraćenom obrascu s 28 pozicija. Obrazac je stupio na snagu izmjenama pravilnika i obavezan je za sva lica koja ispunjavaju dva od tri mjerila.',
        'Pravna lica koja su ranije predavala potpuni obrazac mogu nastaviti tako izvještavati ako to odluče do 31. decembra. Odluka se bilježi pri preuzimanju predloška.',
        'Svi predlošci i popis kontrola objavljeni su u odjeljku <em>Alati za izvještaje</em>.',
      ],
      [
        'Novi obrazac za mikro pravne osobe',
        'Mikro pravne osobe izvješće za 2026. godinu predaju na skraćenom obrascu s 28 pozicija. Obrazac je stupio na snagu izmjenama pravilnika i obvezan je za sve osobe koje ispunjavaju dva od tri mjerila.',
        'Pravne osobe koje su ranije predavale potpuni obrazac mogu nastaviti tako izvješćivati ako to odluče do 31. prosinca. Odluka se bilježi pri preuzimanju predloška.',
        'Svi predlošci i popis kontrola objavljeni su u odjeljku <em>Alati za izvješća</em>.',
      ],
      [
        'New form for micro legal entities',
        'Micro legal entities submit the report for 2026 on a short form of 28 lines. The form follows from changes to the rulebook and is obligatory for every entity that meets two of the three criteria.',
        'Entities that submitted the full form before may go on doing so if they decide by 31 December. The decision is recorded when the template is downloaded.',
        'All templates and the list of controls are published under <em>Report tools</em>.',
      ],
    ),
  },
  {
    id: 7404,
    type: news,
    date: '2026-10-30T08:30:00',
    url: picture('landscape'),
    highlight: 92,
    tags: [1007],
    text: texts(
      [
        'Objavljeni pokazatelji poslovanja za 2025. godinu',
        'Zbirni finansijski pokazatelji pravnih lica za 2025. godinu dostupni su na interaktivnoj mapi i u publikaciji. Obrađeno je 68.895 izvještaja, 1,6 posto više nego godinu ranije.',
        'Ukupan prihod iznosio je 126,4 milijarde KM, a broj zaposlenih porastao je na 560.801. Najveći rast prihoda zabilježen je u građevinarstvu i informacijskim djelatnostima.',
        'Podaci se mogu preuzeti kao tabela, po kantonima i vrsti pravnog lica.',
      ],
      [
        'Objavljeni pokazatelji poslovanja za 2025. godinu',
        'Zbirni financijski pokazatelji pravnih osoba za 2025. godinu dostupni su na interaktivnoj karti i u publikaciji. Obrađeno je 68.895 izvješća, 1,6 posto više nego godinu ranije.',
        'Ukupan prihod iznosio je 126,4 milijarde KM, a broj zaposlenih porastao je na 560.801. Najveći rast prihoda zabilježen je u graditeljstvu i informacijskim djelatnostima.',
        'Podaci se mogu preuzeti kao tablica, po kantonima i vrsti pravne osobe.',
      ],
      [
        'Business indicators for 2025 published',
        'Summary financial indicators of legal entities for 2025 are available on the interactive map and in a publication. The Agency processed 68,895 reports, 1.6 per cent more than a year before.',
        'Total income was KM 126.4 billion, and the number of employees rose to 560,801. Income grew most in construction and in information activities.',
        'The data can be downloaded as a table, by canton and type of legal entity.',
      ],
    ),
    children: [
      photo(7509, 'landscape', ['Naslovnica publikacije', 'Naslovnica publikacije', 'Cover of the publication'], true),
      photo(7510, 'contours', ['Mapa ukupnog prihoda', 'Karta ukupnog prihoda', 'Map of total income']),
    ],
  },
  {
    id: 7405,
    type: news,
    date: '2026-10-22T09:00:00',
    url: picture('city'),
    tags: [1002],
    text: texts(
      [
        'Poslovnica Zenica na novoj adresi',
        'Od ponedjeljka, 26. oktobra, poslovna jedinica Zenica prima stranke u prizemlju nove zgrade, stotinjak metara od dosadašnje. Brojevi telefona i adrese e-pošte ostaju isti.',
        'Zbog preseljenja šalteri u četvrtak i petak rade do 12 sati. Izvještaji se u tom vremenu mogu predati putem portala ili u poslovnicama Visoko i Kakanj.',
      ],
      [
        'Poslovnica Zenica na novoj adresi',
        'Od ponedjeljka, 26. listopada, poslovna jedinica Zenica prima stranke u prizemlju nove zgrade, stotinjak metara od dosadašnje. Brojevi telefona i adrese e-pošte ostaju isti.',
        'Zbog preseljenja šalteri u četvrtak i petak rade do 12 sati. Izvješća se u tom vremenu mogu predati putem portala ili u poslovnicama Visoko i Kakanj.',
      ],
      [
        'Zenica office at a new address',
        'From Monday, 26 October, the Zenica business unit receives visitors on the ground floor of a new building about a hundred metres from the old one. Telephone numbers and e-mail addresses stay the same.',
        'Because of the move the counters close at noon on Thursday and Friday. During that time reports can be submitted on the portal or at the Visoko and Kakanj offices.',
      ],
    ),
  },
  {
    id: 7406,
    type: news,
    date: '2026-10-13T12:00:00',
    url: picture('ledger'),
    tags: [1004, 1009],
    text: texts(
      [
        'Registar računa: podaci banaka svakog sata',
        'Podaci o otvaranju, zatvaranju i blokadi računa pravnih lica od 12. oktobra osvježavaju se svakog sata umjesto jednom dnevno. U razmjenu je uključeno svih 17 banaka.',
        'Uz svaki račun stoji vrijeme posljednje promjene. Ako je podatak stariji od jednog radnog dana, registar to izričito navodi.',
      ],
      [
        'Registar računa: podaci banaka svakoga sata',
        'Podaci o otvaranju, zatvaranju i blokadi računa pravnih osoba od 12. listopada osvježavaju se svakoga sata umjesto jednom dnevno. U razmjenu je uključeno svih 17 banaka.',
        'Uz svaki račun stoji vrijeme posljednje promjene. Ako je podatak stariji od jednog radnog dana, registar to izričito navodi.',
      ],
      [
        'Register of accounts: bank data every hour',
        'Since 12 October data on opened, closed and blocked accounts of legal entities have been refreshed every hour instead of once a day. All 17 banks take part in the exchange.',
        'Each account shows the time of its last change. If the data are older than one working day, the register says so.',
      ],
    ),
  },
  {
    id: 7407,
    type: news,
    date: '2026-09-24T10:15:00',
    url: picture('shelves'),
    tags: [1008],
    text: texts(
      [
        'Dokumenti stečajnih postupaka od 2015. godine na portalu',
        'Digitalizirano je 11.400 rješenja i oglasa iz stečajnih postupaka vođenih od 2015. do 2021. godine. Dokumenti su dodati u registar i mogu se pretraživati po nazivu, JIB-u i općini.',
        'Skenirani su izvornici iz arhivskog centra, a svaki je dokument provjeren dva puta. Stranke koje primijete grešku mogu podnijeti zahtjev za ispravku.',
      ],
      [
        'Dokumenti stečajnih postupaka od 2015. godine na portalu',
        'Digitalizirano je 11.400 rješenja i oglasa iz stečajnih postupaka vođenih od 2015. do 2021. godine. Dokumenti su dodani u registar i mogu se pretraživati po nazivu, JIB-u i općini.',
        'Skenirani su izvornici iz arhivskog centra, a svaki je dokument provjeren dvaput. Stranke koje uoče pogrešku mogu podnijeti zahtjev za ispravak.',
      ],
      [
        'Bankruptcy documents since 2015 now on the portal',
        'The Agency has digitised 11,400 decisions and notices from bankruptcy proceedings of 2015 to 2021. They have been added to the register and can be searched by name, UIN (JIB) and municipality.',
        'The originals in the archive centre were scanned, and every document was checked twice. Parties who notice an error may request a correction.',
      ],
    ),
    children: [
      photo(7511, 'shelves', ['Arhivski centar', 'Arhivski centar', 'The archive centre'], true),
      photo(7512, 'desk', ['Skeniranje dokumenata', 'Skeniranje dokumenata', 'Scanning of documents']),
      photo(7513, 'ledger', ['Popis predmeta', 'Popis predmeta', 'List of cases']),
    ],
  },
  {
    id: 7408,
    type: news,
    date: '2026-09-08T09:00:00',
    url: picture('contours'),
    tags: [1002, 1009],
    text: texts(
      [
        'Poređenje do četiri pravna lica na jednom ekranu',
        'U profilu pravnih lica odsada je moguće uporediti do četiri pravna lica za istu godinu i istu vrstu izvještaja. Adresa poređenja može se podijeliti.',
        'Podaci do 2021. i od 2022. godine ne porede se međusobno jer su oznake pozicija promijenjene. Sistem to jasno navodi i nudi najbližu uporedivu godinu.',
      ],
      [
        'Usporedba do četiriju pravnih osoba na jednom zaslonu',
        'U profilu pravnih osoba odsad je moguće usporediti do četiri pravne osobe za istu godinu i istu vrstu izvješća. Adresa usporedbe može se podijeliti.',
        'Podaci do 2021. i od 2022. godine međusobno se ne uspoređuju jer su oznake pozicija promijenjene. Sustav to jasno navodi i nudi najbližu usporedivu godinu.',
      ],
      [
        'Compare up to four legal entities on one screen',
        'The profile of legal entities now lets you compare up to four entities for the same year and the same type of report. The address of a comparison can be shared.',
        'Data up to 2021 and data from 2022 on are not compared with each other because the line codes changed. The system says so and offers the nearest comparable year.',
      ],
    ),
  },
];
