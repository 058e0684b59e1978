import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { document, page, route, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';

/** Header menu 'Registri' with the registers the portal gives access to. */
export const registersMenu: Authored = {
  id: 7001,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('registri', 'registers'),
  text: texts(
    [
      'Registri',
      'Registri koje Agencija vodi na osnovu zakona. Podaci se preuzimaju iz predanih finansijskih izvještaja i od banaka, a ažuriraju se svakog radnog dana.',
    ],
    [
      'Registri',
      'Registri koje Agencija vodi na temelju zakona. Podaci se preuzimaju iz predanih financijskih izvješća i od banaka, a ažuriraju se svakog radnog dana.',
    ],
    [
      'Registers',
      'Registers kept by the Agency under the law. The data come from submitted financial reports and from banks and are updated every working day.',
    ],
  ),
  children: [
    subMenu(
      7010,
      texts(
        [
          'Profil pravnih lica',
          'Osnovni podaci, osnivači, uprava, računi i finansijski pokazatelji svih pravnih lica koja predaju izvještaje u Federaciji.',
        ],
        [
          'Profil pravnih osoba',
          'Osnovni podaci, osnivači, uprava, računi i financijski pokazatelji svih pravnih osoba koje predaju izvješća u Federaciji.',
        ],
        [
          'Profile of legal entities',
          'Basic data, founders, management, accounts and financial indicators of all legal entities that submit reports in the Federation.',
        ],
      ),
      {
        url: route('profil-pravnih-lica', 'business-entities-profile'),
        slug: slugs('profil-pravnih-lica', 'business-entities-profile'),
        highlight: 48,
        tags: [1002],
      },
    ),
    subMenu(
      7011,
      texts(
        [
          'Profil javnih preduzeća',
          'Pregled poslovanja preduzeća u kojima Federacija, kanton ili općina imaju većinski udio.',
        ],
        [
          'Profil javnih poduzeća',
          'Pregled poslovanja poduzeća u kojima Federacija, kanton ili općina imaju većinski udio.',
        ],
        [
          'Profile of public enterprises',
          'An overview of enterprises in which the Federation, a canton or a municipality holds the majority share.',
        ],
      ),
      {
        url: page('profil-javnih-preduzeca'),
        slug: slugs('profil-javnih-preduzeca', 'public-enterprises-profile'),
        tags: [1002],
      },
    ),
    subMenu(
      7012,
      texts(
        [
          'Jedinstveni registar računa',
          'Provjera glavnog računa pravnog lica prema JIB-u: banka, broj računa i status.',
        ],
        [
          'Jedinstveni registar računa',
          'Provjera glavnog računa pravne osobe prema JIB-u: banka, broj računa i status.',
        ],
        [
          'Unique accounts register',
          'Check the main account of a legal entity by its UIN (JIB): the bank, the account number and the status.',
        ],
      ),
      { url: route('jedinstveni-registar-racuna', 'unique-accounts-register'), tags: [1002, 1004] },
    ),
    subMenu(
      7013,
      texts(
        [
          'Predstečajni i stečajni postupci',
          'Rješenja, oglasi i izvještaji u predstečajnim i stečajnim postupcima, poredani po datumu podnošenja.',
        ],
        [
          'Predstečajni i stečajni postupci',
          'Rješenja, oglasi i izvješća u predstečajnim i stečajnim postupcima, poredani po datumu podnošenja.',
        ],
        [
          'Pre-bankruptcy and bankruptcy proceedings',
          'Decisions, notices and reports in pre-bankruptcy and bankruptcy proceedings, in order of submission.',
        ],
      ),
      {
        url: route('predstecajni-i-stecajni-postupci', 'pre-bankruptcy-and-bankruptcy-proceedings'),
        tags: [1002, 1008],
      },
    ),
    subMenu(
      7014,
      texts(
        [
          'Registar računa fizičkih lica',
          'Registar nije javan. Podaci se izdaju isključivo na pisani zahtjev, pod uslovima koje propisuje zakon.',
        ],
        [
          'Registar računa fizičkih osoba',
          'Registar nije javan. Podaci se izdaju isključivo na pisani zahtjev, pod uvjetima koje propisuje zakon.',
        ],
        [
          'Register of accounts of natural persons',
          'The register is not public. Data are released only on written request, under the conditions laid down by law.',
        ],
      ),
      { url: route('registar-racuna-fizickih-lica', 'register-of-accounts-of-natural-persons'), tags: [1002, 1004] },
    ),
    subMenu(
      7015,
      texts(
        [
          'Registar finansijskih izvještaja',
          'Registar finansijskih izvještaja je elektronska baza svih godišnjih, polugodišnjih i konsolidiranih izvještaja koje su pravna lica predala Agenciji od 2010. godine.',
          '<table><caption>Predani godišnji izvještaji</caption><thead><tr><th>Godina</th><th>Broj izvještaja</th><th>Od toga elektronski</th></tr></thead><tbody><tr><td>2023.</td><td>66.914</td><td>58.327</td></tr><tr><td>2024.</td><td>67.802</td><td>62.040</td></tr><tr><td>2025.</td><td>68.895</td><td>66.139</td></tr></tbody></table>',
          'Prijepis predanog izvještaja može tražiti svako lice, uz plaćanje naknade prema cjenovniku.',
        ],
        [
          'Registar financijskih izvješća',
          'Registar financijskih izvješća elektronička je baza svih godišnjih, polugodišnjih i konsolidiranih izvješća koja su pravne osobe predale Agenciji od 2010. godine.',
          '<table><caption>Predana godišnja izvješća</caption><thead><tr><th>Godina</th><th>Broj izvješća</th><th>Od toga elektronički</th></tr></thead><tbody><tr><td>2023.</td><td>66.914</td><td>58.327</td></tr><tr><td>2024.</td><td>67.802</td><td>62.040</td></tr><tr><td>2025.</td><td>68.895</td><td>66.139</td></tr></tbody></table>',
          'Prijepis predanog izvješća može zatražiti svaka osoba, uz plaćanje naknade prema cjeniku.',
        ],
        [
          'Register of financial reports',
          'The register of financial reports is an electronic database of all annual, half-year and consolidated reports that legal entities have submitted to the Agency since 2010.',
          '<table><caption>Annual reports submitted</caption><thead><tr><th>Year</th><th>Reports</th><th>Of these electronically</th></tr></thead><tbody><tr><td>2023</td><td>66,914</td><td>58,327</td></tr><tr><td>2024</td><td>67,802</td><td>62,040</td></tr><tr><td>2025</td><td>68,895</td><td>66,139</td></tr></tbody></table>',
          'Anyone may ask for a copy of a submitted report, for a fee according to the price list.',
        ],
      ),
      {
        tags: [1001, 1002],
        children: [
          document(7110, titles('Šifarnik djelatnosti', 'Šifrarnik djelatnosti', 'Codes of activities'), {
            date: '2025-01-15T08:00:00',
            tags: [1002],
          }),
          document(
            7111,
            titles('Opis polja u registru', 'Opis polja u registru', 'Description of the fields in the register'),
            { date: '2025-03-03T08:00:00', tags: [1002] },
          ),
        ],
      },
    ),
    subMenu(
      7016,
      texts(
        ['Interaktivna mapa', 'Zbirni finansijski pokazatelji po kantonima na mapi i u tabeli.'],
        ['Interaktivna karta', 'Zbirni financijski pokazatelji po kantonima na karti i u tablici.'],
        ['Interactive map', 'Summary financial indicators by canton, on a map and in a table.'],
      ),
      { url: route('interaktivna-mapa', 'interactive-map'), highlight: 46, tags: [1007] },
    ),
    subMenu(
      7017,
      texts(
        [
          'NFIS',
          'Novi finansijsko-informacijski sistem za obveznike i institucije. Pristup imaju prijavljeni korisnici.',
        ],
        [
          'NFIS',
          'Novi financijsko-informacijski sustav za obveznike i institucije. Pristup imaju prijavljeni korisnici.',
        ],
        [
          'NFIS',
          'The new financial information system for reporting entities and institutions. Signed-in users have access.',
        ],
      ),
      { url: page('nfis'), tags: [1009] },
    ),
  ],
};
