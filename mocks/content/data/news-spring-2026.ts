import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { photo, picture, texts, type Authored } from '../authored.ts';

const { news } = CONTENT_TYPE;

/** News from January to August 2026, newest first. */
export const newsSpring2026: readonly Authored[] = [
  {
    id: 7409,
    type: news,
    date: '2026-08-03T09:00:00',
    url: picture('ledger'),
    tags: [1001],
    text: texts(
      [
        'Predano 24.310 polugodišnjih izvještaja',
        'U roku koji je istekao 31. jula predano je 24.310 polugodišnjih izvještaja, od čega 96 posto elektronski. Prosječno vrijeme kontrole iznosilo je 21 sekundu.',
        'Obveznici koji nisu predali izvještaj dobit će podsjetnik na adresu e-pošte iz registra. Naknadna predaja moguća je do 30. septembra.',
      ],
      [
        'Predano 24.310 polugodišnjih izvješća',
        'U roku koji je istekao 31. srpnja predano je 24.310 polugodišnjih izvješća, od čega 96 posto elektronički. Prosječno vrijeme kontrole iznosilo je 21 sekundu.',
        'Obveznici koji nisu predali izvješće dobit će podsjetnik na adresu e-pošte iz registra. Naknadna predaja moguća je do 30. rujna.',
      ],
      [
        '24,310 half-year reports submitted',
        'By the deadline of 31 July, 24,310 half-year reports had been submitted, 96 per cent of them electronically. The control took 21 seconds on average.',
        'Entities that have not submitted a report will receive a reminder at the e-mail address in the register. Late submission is possible until 30 September.',
      ],
    ),
  },
  {
    id: 7410,
    type: news,
    date: '2026-07-13T09:00:00',
    url: picture('city'),
    tags: [1002],
    text: texts(
      [
        'Ljetno radno vrijeme poslovnica',
        'Od 20. jula do 21. augusta poslovnice rade od 7.30 do 15.30 sati. Poslovnice u Neumu i Kupresu rade svakog radnog dana, a ostale manje poslovnice prema rasporedu na ulazu.',
        'Elektronske usluge dostupne su bez prekida. Redovno održavanje sistema zakazano je za subotu, 8. augusta, od 22 sata.',
      ],
      [
        'Ljetno radno vrijeme poslovnica',
        'Od 20. srpnja do 21. kolovoza poslovnice rade od 7.30 do 15.30 sati. Poslovnice u Neumu i Kupresu rade svakoga radnog dana, a ostale manje poslovnice prema rasporedu na ulazu.',
        'Elektroničke usluge dostupne su bez prekida. Redovito održavanje sustava zakazano je za subotu, 8. kolovoza, od 22 sata.',
      ],
      [
        'Summer opening hours of the offices',
        'From 20 July to 21 August the offices are open from 7.30 a.m. to 3.30 p.m. The Neum and Kupres offices open every working day, other small offices as posted at the entrance.',
        'Electronic services stay available. Regular maintenance is planned for Saturday, 8 August, from 10 p.m.',
      ],
    ),
  },
  {
    id: 7411,
    type: news,
    date: '2026-06-24T10:00:00',
    url: picture('contours'),
    tags: [1007],
    text: texts(
      [
        'Analiza: javna preduzeća u 2025. godini',
        'Objavljena je analiza poslovanja 214 javnih preduzeća. Ukupan prihod povećan je za 4,2 posto, a broj preduzeća koja su poslovala s gubitkom smanjen je sa 61 na 48.',
        'Analiza prvi put sadrži pokazatelje po djelatnostima: vodosnabdijevanje, komunalne usluge, zdravstvo, promet i energetika. Podaci pojedinačnih preduzeća dostupni su u profilu javnih preduzeća.',
        '<p>Glavni nalazi:</p><ul><li>prosječna isplaćena plata porasla je za 6,1 posto,</li><li>potraživanja starija od godinu dana čine petinu ukupnih,</li><li>trećina preduzeća nema usvojen plan naplate.</li></ul>',
      ],
      [
        'Analiza: javna poduzeća u 2025. godini',
        'Objavljena je analiza poslovanja 214 javnih poduzeća. Ukupan prihod povećan je za 4,2 posto, a broj poduzeća koja su poslovala s gubitkom smanjen je sa 61 na 48.',
        'Analiza prvi put sadrži pokazatelje po djelatnostima: vodoopskrba, komunalne usluge, zdravstvo, promet i energetika. Podaci pojedinačnih poduzeća dostupni su u profilu javnih poduzeća.',
        '<p>Glavni nalazi:</p><ul><li>prosječna isplaćena plaća porasla je za 6,1 posto,</li><li>potraživanja starija od godinu dana čine petinu ukupnih,</li><li>trećina poduzeća nema usvojen plan naplate.</li></ul>',
      ],
      [
        'Analysis: public enterprises in 2025',
        'The Agency has published an analysis of 214 public enterprises. Total income rose by 4.2 per cent, and the number of enterprises making a loss fell from 61 to 48.',
        'For the first time the analysis gives indicators by activity: water supply, utilities, health, transport and energy. Data of single enterprises are in the profile of public enterprises.',
        '<p>Main findings:</p><ul><li>the average salary rose by 6.1 per cent,</li><li>receivables older than a year make up a fifth of the total,</li><li>a third of the enterprises have no plan of collection.</li></ul>',
      ],
    ),
  },
  {
    id: 7412,
    type: news,
    date: '2026-06-09T09:00:00',
    url: picture('desk'),
    tags: [1005, 1010],
    text: texts(
      [
        'Konkurs za stručnu praksu: 18 mjesta',
        'Agencija prima 18 studenata završnih godina ekonomije, prava i informatike na stručnu praksu od 1. septembra do 30. novembra. Praksa je plaćena i traje 20 sati sedmično.',
        'Prijave se podnose na obrascu do 30. juna. Svaki praktikant ima mentora i na kraju prakse dobija potvrdu s opisom poslova koje je obavljao.',
      ],
      [
        'Natječaj za stručnu praksu: 18 mjesta',
        'Agencija prima 18 studenata završnih godina ekonomije, prava i informatike na stručnu praksu od 1. rujna do 30. studenoga. Praksa je plaćena i traje 20 sati tjedno.',
        'Prijave se podnose na obrascu do 30. lipnja. Svaki praktikant ima mentora i na kraju prakse dobiva potvrdu s opisom poslova koje je obavljao.',
      ],
      [
        'Call for internships: 18 places',
        'The Agency takes 18 final-year students of economics, law and computing for an internship from 1 September to 30 November. The internship is paid and takes 20 hours a week.',
        'Applications are filed on the form by 30 June. Every intern has a mentor and receives a certificate describing the work done.',
      ],
    ),
  },
  {
    id: 7413,
    type: news,
    date: '2026-05-19T09:00:00',
    url: picture('landscape'),
    tags: [1007],
    text: texts(
      [
        'Infografike o kantonima: deset listova s podacima',
        'Za svaki kanton objavljen je list s osnovnim pokazateljima: broj pravnih lica, zaposleni, prihod, najveće djelatnosti i promjena u pet godina.',
        'Listovi su namijenjeni općinama, medijima i školama. Slobodno se koriste uz navođenje izvora.',
      ],
      [
        'Infografike o kantonima: deset listova s podacima',
        'Za svaki kanton objavljen je list s osnovnim pokazateljima: broj pravnih osoba, zaposleni, prihod, najveće djelatnosti i promjena u pet godina.',
        'Listovi su namijenjeni općinama, medijima i školama. Slobodno se koriste uz navođenje izvora.',
      ],
      [
        'Infographics on the cantons: ten sheets of data',
        'For each canton there is a sheet with basic indicators: legal entities, employees, income, the largest activities and the change over five years.',
        'The sheets are meant for municipalities, the media and schools. They may be used freely with the source named.',
      ],
    ),
  },
  {
    id: 7414,
    type: news,
    date: '2026-05-06T13:00:00',
    url: picture('city'),
    tags: [1009],
    text: texts(
      [
        'Sporazum o razmjeni podataka s poreznom upravom',
        'Agencija i porezna uprava potpisale su sporazum kojim se podaci o registraciji i izvještajima razmjenjuju elektronski, bez zahtjeva obveznika.',
        'Obveznici od 1. juna ne moraju dostavljati uvjerenje o registraciji uz izvještaj. Procjenjuje se da će to godišnje uštedjeti oko 40 hiljada potvrda.',
      ],
      [
        'Sporazum o razmjeni podataka s poreznom upravom',
        'Agencija i porezna uprava potpisale su sporazum kojim se podaci o registraciji i izvješćima razmjenjuju elektronički, bez zahtjeva obveznika.',
        'Obveznici od 1. lipnja ne moraju dostavljati uvjerenje o registraciji uz izvješće. Procjenjuje se da će to godišnje uštedjeti oko 40 tisuća potvrda.',
      ],
      [
        'Agreement on data exchange with the tax administration',
        'The Agency and the tax administration have signed an agreement under which registration and report data are exchanged electronically, without a request by the entity.',
        'From 1 June reporting entities need not attach a registration certificate. This is expected to save about 40 thousand certificates a year.',
      ],
    ),
    children: [
      photo(7514, 'city', ['Potpisivanje sporazuma', 'Potpisivanje sporazuma', 'Signing of the agreement'], true),
      photo(7515, 'desk', ['Radni sastanak timova', 'Radni sastanak timova', 'Working meeting of the teams']),
    ],
  },
  {
    id: 7415,
    type: news,
    date: '2026-04-15T09:00:00',
    url: picture('ledger'),
    tags: [1001],
    text: texts(
      [
        'Konsolidirani izvještaji: rok 30. april',
        'Matična pravna lica predaju konsolidirane izvještaje za 2025. godinu do 30. aprila. Uz izvještaj se prilaže popis zavisnih društava s udjelima.',
        'Kontrola sada provjerava i da li su sva zavisna društva predala pojedinačne izvještaje. Izvještaji koji nedostaju navode se poimenično.',
      ],
      [
        'Konsolidirana izvješća: rok 30. travnja',
        'Matične pravne osobe predaju konsolidirana izvješća za 2025. godinu do 30. travnja. Uz izvješće se prilaže popis ovisnih društava s udjelima.',
        'Kontrola sada provjerava i jesu li sva ovisna društva predala pojedinačna izvješća. Izvješća koja nedostaju navode se poimence.',
      ],
      [
        'Consolidated reports due on 30 April',
        'Parent entities submit consolidated reports for 2025 by 30 April. A list of subsidiaries with their shares is attached.',
        'The control now also checks whether every subsidiary has submitted its own report. Missing reports are listed by name.',
      ],
    ),
  },
  {
    id: 7416,
    type: news,
    date: '2026-03-09T08:00:00',
    url: picture('landscape'),
    tags: [1001, 1007],
    text: texts(
      [
        'Završena predaja godišnjih izvještaja: rekordan odziv',
        'Do isteka roka predano je 68.895 godišnjih izvještaja, najviše otkako se registar vodi. Elektronski je predano 96 posto, a greške pri prvoj kontroli imao je svaki treći izvještaj.',
        'Posljednjeg dana primljeno je 9.842 izvještaja. Sistem je radio bez prekida, a najduže čekanje na kontrolu iznosilo je dvije minute i 40 sekundi.',
        'Zahvaljujemo računovođama i službenicima na saradnji. Popis pravnih lica koja nisu predala izvještaj bit će objavljen nakon obrade.',
      ],
      [
        'Završena predaja godišnjih izvješća: rekordan odaziv',
        'Do isteka roka predano je 68.895 godišnjih izvješća, najviše otkako se registar vodi. Elektronički je predano 96 posto, a pogreške pri prvoj kontroli imalo je svako treće izvješće.',
        'Posljednjega dana primljeno je 9.842 izvješća. Sustav je radio bez prekida, a najdulje čekanje na kontrolu iznosilo je dvije minute i 40 sekundi.',
        'Zahvaljujemo računovođama i službenicima na suradnji. Popis pravnih osoba koje nisu predale izvješće bit će objavljen nakon obrade.',
      ],
      [
        'Annual reporting closes with a record response',
        'By the deadline 68,895 annual reports had been submitted, the most since the register began. Of these 96 per cent came electronically; one report in three had errors at the first control.',
        'On the last day 9,842 reports arrived. The system ran without interruption; the longest wait for a control was two minutes and 40 seconds.',
        'We thank accountants and staff for their co-operation. The list of entities that have not submitted a report will be published after processing.',
      ],
    ),
    children: [
      photo(
        7516,
        'landscape',
        ['Posljednji dan predaje', 'Posljednji dan predaje', 'The last day of submission'],
        true,
      ),
    ],
  },
  {
    id: 7417,
    type: news,
    date: '2026-02-16T09:00:00',
    url: picture('desk'),
    tags: [1001],
    text: texts(
      [
        'Produženo radno vrijeme podrške u posljednjim sedmicama roka',
        'Od 16. februara do isteka roka služba podrške radi od 7 do 20 sati, i subotom od 8 do 14 sati. Pozivi se preusmjeravaju na svih deset poslovnih jedinica.',
        'Prije poziva preporučujemo provjeriti popis najčešćih grešaka. Osam od deset pitanja odnosi se na razlike u zbirovima i na podatke iz prethodne godine.',
      ],
      [
        'Produljeno radno vrijeme potpore u posljednjim tjednima roka',
        'Od 16. veljače do isteka roka služba potpore radi od 7 do 20 sati, a subotom od 8 do 14 sati. Pozivi se preusmjeravaju na svih deset poslovnih jedinica.',
        'Prije poziva preporučujemo provjeriti popis najčešćih pogrešaka. Osam od deset pitanja odnosi se na razlike u zbrojevima i na podatke iz prethodne godine.',
      ],
      [
        'Longer help desk hours in the last weeks of the deadline',
        'From 16 February until the deadline the help desk is open from 7 a.m. to 8 p.m., and on Saturdays from 8 a.m. to 2 p.m. Calls are shared among all ten business units.',
        'Before calling, please look at the list of the most frequent errors. Eight out of ten questions concern differences in totals and the figures of the year before.',
      ],
    ),
  },
  {
    id: 7418,
    type: news,
    date: '2026-01-12T09:00:00',
    url: picture('contours'),
    tags: [1009],
    text: texts(
      [
        'Mobilna aplikacija: profil pravnog lica u džepu',
        'Nova verzija mobilne aplikacije omogućava pretragu pravnih lica, praćenje promjena i pregled predanih izvještaja. Dostupna je u obje prodavnice aplikacija.',
        'Aplikacija ne prikuplja lične podatke. Popis praćenih pravnih lica čuva se samo na uređaju.',
      ],
      [
        'Mobilna aplikacija: profil pravne osobe u džepu',
        'Nova inačica mobilne aplikacije omogućuje pretraživanje pravnih osoba, praćenje promjena i pregled predanih izvješća. Dostupna je u objema trgovinama aplikacija.',
        'Aplikacija ne prikuplja osobne podatke. Popis praćenih pravnih osoba čuva se samo na uređaju.',
      ],
      [
        'Mobile app: the profile of a legal entity in your pocket',
        'The new version of the mobile app lets you search legal entities, follow changes and see submitted reports. It is available in both app stores.',
        'The app collects no personal data. The list of followed entities is kept on the device only.',
      ],
    ),
  },
];
