/** A trade a company may follow: how it shows in names and which activity classes belong to it. */
export type Trade = {
  /** Last part of a brand: 'Lipo' + 'gradnja'. */
  tail: string;
  /** Feminine adjective after a place: 'Vranduška metalopreradna'. */
  adjective: string;
  /** After 'za' in the long name: accusative. */
  purpose: string;
  /** Beginning of the activity codes. */
  codes: string;
};

/** Trades over all sections that private companies are found in; a trade listed twice is twice as frequent. */
export const TRADES: readonly Trade[] = [
  trade('agro', 'poljoprivredna', 'poljoprivrednu proizvodnju', '01'),
  trade('šume', 'šumarska', 'uzgoj i iskorištavanje šuma', '02'),
  trade('riba', 'ribarska', 'uzgoj slatkovodne ribe', '03'),
  trade('rud', 'rudarska', 'vađenje mrkog uglja i lignita', '05'),
  trade('kamen', 'kamenolomska', 'vađenje i obradu kamena', '08'),
  trade('hrana', 'prehrambena', 'proizvodnju prehrambenih proizvoda', '10'),
  trade('sok', 'sokarska', 'proizvodnju pića', '11'),
  trade('tekstil', 'tekstilna', 'proizvodnju tekstila', '13'),
  trade('moda', 'konfekcijska', 'proizvodnju odjeće', '14'),
  trade('obuća', 'kožarska', 'proizvodnju obuće i kožne galanterije', '15'),
  trade('drvo', 'drvoprerađivačka', 'preradu drveta', '16'),
  trade('print', 'štamparska', 'grafičke usluge', '18'),
  trade('hem', 'hemijska', 'proizvodnju hemijskih proizvoda', '20'),
  trade('plast', 'plastičarska', 'proizvodnju proizvoda od plastičnih masa', '22'),
  trade('beton', 'betonska', 'proizvodnju betonskih elemenata', '23'),
  trade('liv', 'ljevaonička', 'lijevanje metala', '24'),
  trade('met', 'metalopreradna', 'proizvodnju metalnih konstrukcija', '25'),
  trade('met', 'metalopreradna', 'preradu metala i usluge', '25'),
  trade('elektro', 'elektrotehnička', 'proizvodnju električne opreme', '27'),
  trade('maš', 'mašinska', 'proizvodnju mašina i uređaja', '28'),
  trade('motor', 'automobilska', 'proizvodnju dijelova za motorna vozila', '29'),
  trade('mebel', 'stolarska', 'proizvodnju namještaja', '31'),
  trade('remont', 'remontna', 'popravak i instaliranje opreme', '33'),
  trade('energo', 'energetska', 'proizvodnju električne energije', '35'),
  trade('eko', 'reciklažna', 'prikupljanje i preradu otpada', '38'),
  trade('gradnja', 'građevinska', 'građenje i inženjering', '41'),
  trade('gradnja', 'građevinska', 'visokogradnju i promet nekretnina', '41'),
  trade('put', 'cestarska', 'niskogradnju i održavanje cesta', '42'),
  trade('instal', 'instalaterska', 'instalacijske i završne radove', '43'),
  trade('auto', 'automobilska', 'trgovinu i popravak motornih vozila', '45'),
  trade('komerc', 'trgovačka', 'unutrašnju i vanjsku trgovinu', '46'),
  trade('prom', 'trgovačka', 'trgovinu na veliko', '46'),
  trade('market', 'trgovačka', 'trgovinu na malo', '47'),
  trade('shop', 'prodajna', 'trgovinu na malo i ugostiteljstvo', '47'),
  trade('trans', 'prijevoznička', 'prijevoz robe u cestovnom prometu', '49'),
  trade('log', 'logistička', 'skladištenje i logistiku', '52'),
  trade('kurir', 'kurirska', 'kurirske usluge', '53'),
  trade('hotel', 'hotelska', 'hotelijerstvo i turizam', '55'),
  trade('ugost', 'ugostiteljska', 'ugostiteljske usluge', '56'),
  trade('media', 'izdavačka', 'izdavačku djelatnost', '58'),
  trade('tel', 'telekomunikacijska', 'telekomunikacijske usluge', '61'),
  trade('soft', 'informatička', 'razvoj softvera i informatičke usluge', '62'),
  trade('data', 'informatička', 'obradu podataka', '63'),
  trade('broker', 'posrednička', 'posredovanje u finansijskim uslugama', '66'),
  trade('stan', 'stambena', 'poslovanje nekretninama', '68'),
  trade('bilans', 'računovodstvena', 'računovodstvene usluge i poslovno savjetovanje', '69'),
  trade('projekt', 'projektantska', 'projektovanje, nadzor i tehničko savjetovanje', '71'),
  trade('reklam', 'marketinška', 'promociju i istraživanje tržišta', '73'),
  trade('vet', 'veterinarska', 'veterinarske usluge', '75'),
  trade('rent', 'najamna', 'iznajmljivanje vozila i opreme', '77'),
  trade('turs', 'turistička', 'organizovanje putovanja', '79'),
  trade('štit', 'zaštitarska', 'zaštitu osoba i imovine', '80'),
  trade('čist', 'čistačka', 'čišćenje i uređenje okoliša', '81'),
  trade('edukacija', 'obrazovna', 'obrazovanje odraslih', '85'),
  trade('med', 'zdravstvena', 'pružanje zdravstvenih usluga', '86'),
  trade('sport', 'sportska', 'sportske i rekreativne usluge', '93'),
  trade('servis', 'servisna', 'popravak računara i uređaja za domaćinstvo', '95'),
  trade('stil', 'uslužna', 'lične uslužne djelatnosti', '96'),
];

/** Public bodies and financial houses: how the name begins and the activity codes of each. */
export const KINDS = {
  publicEnterprise: [
    kind('Javno komunalno preduzeće', 'JKP', '38.1'),
    kind('Javno komunalno preduzeće', 'JKP', '36'),
    kind('Javno preduzeće za toplifikaciju', 'JP', '35.3'),
    kind('Javno preduzeće za gradski prijevoz', 'JP', '49.3'),
    kind('Javno preduzeće za upravljanje sportskim objektima', 'JP', '93.1'),
    kind('Javno preduzeće za zelene površine', 'JP', '81.3'),
    kind('Javno preduzeće za informisanje', 'JP', '60'),
  ],
  association: [
    kind('Udruženje građana', 'UG', '94.9'),
    kind('Udruženje građana', 'UG', '94.9'),
    kind('Humanitarno udruženje', 'HU', '88'),
    kind('Fondacija', 'Fondacija', '94.9'),
    kind('Sportsko udruženje', 'SU', '93.1'),
    kind('Kulturno-umjetničko društvo', 'KUD', '90'),
    kind('Udruženje penzionera', 'UP', '94.9'),
    kind('Planinarsko društvo', 'PD', '93.1'),
  ],
  budgetUser: [
    kind('Javna ustanova Osnovna škola', 'JU OŠ', '85.2'),
    kind('Javna ustanova Osnovna škola', 'JU OŠ', '85.2'),
    kind('Javna ustanova Srednja mješovita škola', 'JU SMŠ', '85.3'),
    kind('Javna ustanova Predškolska ustanova', 'JU PU', '85.1'),
    kind('Javna ustanova Dom zdravlja', 'JU DZ', '86.2'),
    kind('Javna ustanova Centar za socijalni rad', 'JU CSR', '88'),
    kind('Javna ustanova Gradska biblioteka', 'JU GB', '91.0'),
    kind('Služba za zajedničke poslove', 'SZP', '84.1'),
  ],
  bank: [kind('banka', 'banka', '64.1')],
  microcredit: [kind('Mikrokreditna fondacija', 'MKF', '64.9'), kind('Mikrokreditno društvo', 'MKD', '64.9')],
  insurance: [kind('osiguranja', 'osiguranja', '65.1')],
  fund: [kind('Zatvoreni investicijski fond', 'ZIF', '64.3'), kind('Otvoreni investicijski fond', 'OIF', '64.3')],
} as const;

/** A kind of legal entity other than a private company. */
export type Kind = { title: string; abbreviation: string; codes: string };

function trade(tail: string, adjective: string, purpose: string, codes: string): Trade {
  return { tail, adjective, purpose, codes };
}

function kind(title: string, abbreviation: string, codes: string): Kind {
  return { title, abbreviation, codes };
}
