import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { photo, picture, texts, type Authored } from '../authored.ts';

const { news } = CONTENT_TYPE;

/** News of 2025, newest first. */
export const news2025: readonly Authored[] = [
  {
    id: 7419,
    type: news,
    date: '2025-12-04T09:00:00',
    url: picture('ledger'),
    tags: [1001, 1003],
    text: texts(
      [
        'Šta se mijenja u izvještavanju za 2025. godinu',
        'Za 2025. godinu promijenjene su četiri pozicije bilansa uspjeha i ukinut je jedan prilog. Bilješke se prilažu kao jedan dokument, u formatu docx ili pdf.',
        'Podaci iz prethodne godine upisuju se automatski iz registra. Ako odstupaju od predanog izvještaja, potrebno je navesti razlog u bilješkama.',
      ],
      [
        'Što se mijenja u izvješćivanju za 2025. godinu',
        'Za 2025. godinu promijenjene su četiri pozicije računa dobiti i gubitka i ukinut je jedan prilog. Bilješke se prilažu kao jedan dokument, u formatu docx ili pdf.',
        'Podaci iz prethodne godine upisuju se automatski iz registra. Ako odstupaju od predanog izvješća, potrebno je navesti razlog u bilješkama.',
      ],
      [
        'What changes in reporting for 2025',
        'For 2025 four lines of the income statement have changed and one attachment is no longer required. Notes are attached as a single docx or pdf document.',
        'The figures of the previous year are filled in automatically from the register. If they differ from the submitted report, the reason is given in the notes.',
      ],
    ),
  },
  {
    id: 7420,
    type: news,
    date: '2025-10-21T09:00:00',
    url: picture('shelves'),
    tags: [1002],
    text: texts(
      [
        'Agencija obilježila petnaest godina registra',
        'Registar finansijskih izvještaja danas sadrži više od 900 hiljada izvještaja. Prvi je elektronski izvještaj primljen u martu 2011. godine u Tuzli.',
        'Tokom godina broj pozicija u obrascima smanjen je za trećinu, a vrijeme obrade s nekoliko sedmica na nekoliko sekundi. Godišnjica je obilježena izložbom dokumenata u arhivskom centru.',
        'Izložba je otvorena do 15. novembra, radnim danom od 10 do 15 sati, uz slobodan ulaz.',
      ],
      [
        'Agencija obilježila petnaest godina registra',
        'Registar financijskih izvješća danas sadrži više od 900 tisuća izvješća. Prvo je elektroničko izvješće primljeno u ožujku 2011. godine u Tuzli.',
        'Tijekom godina broj pozicija u obrascima smanjen je za trećinu, a vrijeme obrade s nekoliko tjedana na nekoliko sekundi. Obljetnica je obilježena izložbom dokumenata u arhivskom centru.',
        'Izložba je otvorena do 15. studenoga, radnim danom od 10 do 15 sati, uz slobodan ulaz.',
      ],
      [
        'The Agency marks fifteen years of the register',
        'The register of financial reports now holds more than 900 thousand reports. The first electronic report was received in Tuzla in March 2011.',
        'Over the years the forms have lost a third of their lines, and processing has gone from several weeks to a few seconds. An exhibition of documents in the archive centre marks the anniversary.',
        'The exhibition is open until 15 November, on working days from 10 a.m. to 3 p.m.; admission is free.',
      ],
    ),
    children: [
      photo(
        7517,
        'shelves',
        ['Izložba u arhivskom centru', 'Izložba u arhivskom centru', 'Exhibition in the archive centre'],
        true,
      ),
      photo(7518, 'ledger', ['Prvi registar na papiru', 'Prvi registar na papiru', 'The first register on paper']),
      photo(7519, 'landscape', ['Poslovnica Tuzla', 'Poslovnica Tuzla', 'The Tuzla office']),
      photo(7520, 'desk', [
        'Mjesto za prijem izvještaja 2011.',
        'Mjesto za primitak izvješća 2011.',
        'A desk for receiving reports in 2011',
      ]),
    ],
  },
  {
    id: 7421,
    type: news,
    date: '2025-09-02T09:00:00',
    url: picture('contours'),
    tags: [1007],
    text: texts(
      [
        'Publikacija o poslovanju pravnih lica u 2024. godini',
        'Objavljena je publikacija s podacima za 67.802 pravna lica. Uz tabele po djelatnostima i kantonima donosi i vremenske nizove od 2020. godine.',
        'Tabele se mogu preuzeti i kao otvoreni podaci. Metodologija je opisana u posebnom poglavlju.',
      ],
      [
        'Publikacija o poslovanju pravnih osoba u 2024. godini',
        'Objavljena je publikacija s podacima za 67.802 pravne osobe. Uz tablice po djelatnostima i kantonima donosi i vremenske nizove od 2020. godine.',
        'Tablice se mogu preuzeti i kao otvoreni podaci. Metodologija je opisana u posebnom poglavlju.',
      ],
      [
        'Publication on the business of legal entities in 2024',
        'The Agency has published a volume with data on 67,802 legal entities. Besides tables by activity and canton it gives time series since 2020.',
        'The tables are also available as open data. The method is described in a separate chapter.',
      ],
    ),
  },
  {
    id: 7422,
    type: news,
    date: '2025-06-17T09:00:00',
    url: picture('city'),
    tags: [1006],
    text: texts(
      [
        'Javne nabavke: svi ugovori na jednom mjestu',
        'Osnovni elementi svih ugovora zaključenih od 2023. godine objavljeni su u odjeljku javnih nabavki, zajedno s izmjenama i realizacijom.',
        'Podaci se dopunjavaju u roku od pet dana od potpisivanja ugovora.',
      ],
      [
        'Javna nabava: svi ugovori na jednome mjestu',
        'Osnovni elementi svih ugovora sklopljenih od 2023. godine objavljeni su u odjeljku javne nabave, zajedno s izmjenama i realizacijom.',
        'Podaci se dopunjuju u roku od pet dana od potpisivanja ugovora.',
      ],
      [
        'Public procurement: all contracts in one place',
        'The basic elements of all contracts concluded since 2023 are published under public procurement, with their changes and performance.',
        'The data are completed within five days of the signing of a contract.',
      ],
    ),
  },
  {
    id: 7423,
    type: news,
    date: '2025-04-08T09:00:00',
    url: picture('landscape'),
    tags: [1004],
    text: texts(
      [
        'Više od dva miliona računa u registru fizičkih lica',
        'Registar računa fizičkih lica sadrži 2.337.416 računa u 17 banaka. Podaci se izdaju isključivo vlasniku računa, sudovima i drugim ovlaštenim institucijama, na pisani zahtjev.',
        'U prvom tromjesečju izdato je 1.286 izvoda, najviše u ostavinskim postupcima. Prosječno vrijeme rješavanja zahtjeva iznosi dva radna dana.',
      ],
      [
        'Više od dva milijuna računa u registru fizičkih osoba',
        'Registar računa fizičkih osoba sadrži 2.337.416 računa u 17 banaka. Podaci se izdaju isključivo vlasniku računa, sudovima i drugim ovlaštenim institucijama, na pisani zahtjev.',
        'U prvom je tromjesečju izdano 1.286 izvadaka, najviše u ostavinskim postupcima. Prosječno vrijeme rješavanja zahtjeva iznosi dva radna dana.',
      ],
      [
        'More than two million accounts in the register of natural persons',
        'The register of accounts of natural persons holds 2,337,416 accounts in 17 banks. Data are released only to the account holder, courts and other authorised institutions, on written request.',
        'In the first quarter 1,286 extracts were issued, most of them in probate proceedings. A request takes two working days on average.',
      ],
    ),
  },
  {
    id: 7424,
    type: news,
    date: '2025-02-10T09:00:00',
    url: picture('desk'),
    tags: [1001, 1009],
    text: texts(
      [
        'Novi portal: jedan početak za registre i izvještaje',
        'Portal objedinjuje registre, predloške, kontrolu i publikacije, na bosanskom, hrvatskom i engleskom jeziku. Sadržaj je prilagođen čitačima ekrana i mobilnim uređajima.',
        'Postojeće adrese i dalje vrijede i vode na odgovarajuće nove stranice. Stara kontrola izvještaja ostaje dostupna za periode do 2021. godine.',
        'Prijedlozi i primjedbe mogu se poslati putem obrasca za pohvale i pritužbe.',
      ],
      [
        'Novi portal: jedan početak za registre i izvješća',
        'Portal objedinjuje registre, predloške, kontrolu i publikacije, na bosanskom, hrvatskom i engleskom jeziku. Sadržaj je prilagođen čitačima zaslona i mobilnim uređajima.',
        'Postojeće adrese i dalje vrijede i vode na odgovarajuće nove stranice. Stara kontrola izvješća ostaje dostupna za razdoblja do 2021. godine.',
        'Prijedlozi i primjedbe mogu se poslati putem obrasca za pohvale i pritužbe.',
      ],
      [
        'The new portal: one start for registers and reports',
        'The portal brings together registers, templates, control and publications in Bosnian, Croatian and English. It works with screen readers and on mobile devices.',
        'Existing addresses stay valid and lead to the new pages. The old report control remains available for periods up to 2021.',
        'Suggestions and remarks can be sent with the form for compliments and complaints.',
      ],
    ),
  },
];
