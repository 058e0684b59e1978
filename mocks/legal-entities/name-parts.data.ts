/** Parts of invented names. No part is a real company; brands are built from trees, stones, birds and fruit. */
export const BRAND_STEMS: readonly string[] = (
  'Vrano Lipo Jelo Boro Kameno Zlato Srebro Bistro Hrasto Javoro Orlo Soko Medo Jaseno Bukvo Topolo Brezo Kupino Malino ' +
  'Jagodo Višnjo Kruško Šljivo Žito Čempro Đurđo Ružo Ljiljo Vrelo Rosno Sunčo Mjesečo Zvjezdo Oblako Maglo Snježo Vjetro ' +
  'Pčelo Lasto Golubo Čaplo Rodo Labudo Divo Gorsko Dolino Brdo Poljo Ravno Stijeno Mramo Granito Pješčo Glino Mahovo ' +
  'Papratno Trešnjo Orašo Lješko Kesteno Smreko Omoro Borovno Kleko Drijeno Ivo Jorgo Lavando Kaduljo Mento'
).split(' ');

/** Feminine adjectives of invented places: 'Vranduška metalopreradna'. */
export const PLACE_ADJECTIVES: readonly string[] = (
  'Vranduška Lipovačka Jelovačka Kamenička Javorska Bistrička Orlovačka Sokolska Jasenička Bukovačka Topolska Brezovska ' +
  'Kupinska Višnjička Kruševačka Šljivarska Žitnička Čemerska Đurđevska Ružička Vrelska Rosnička Sunčanska Zvjezdarska ' +
  'Maglajnička Snježnička Vjetrenička Pčelarska Golubinjska Čapljanska Labudska Gorska Dolinska Brdska Poljska Stijenska'
).split(' ');

/** Names in quotation marks of public bodies, schools, associations and funds. */
export const EMBLEMS: readonly string[] = [
  'Lipov cvijet',
  'Novi vidik',
  'Javorov list',
  'Bistrik',
  'Izvorak',
  'Zeleni prsten',
  'Kameni most',
  'Plavi leptir',
  'Suncokret',
  'Lastavica',
  'Bijela breza',
  'Zlatno zrno',
  'Tri hrasta',
  'Rosa',
  'Prvi korak',
  'Otvoreni krug',
  'Vrelo',
  'Jutarnja zvijezda',
  'Vedro nebo',
  'Široka staza',
  'Čuperak',
  'Žuti tulipan',
  'Mali princip',
  'Stari mlin',
  'Nova luka',
  'Duga',
  'Visoka trava',
  'Tihi vjetar',
  'Snježnica',
  'Đačka iskra',
  'Šumski put',
  'Cvrčak',
  'Maslačak',
  'Pčelica',
  'Kestenova šuma',
  'Ljubičica',
  'Rijeka znanja',
  'Zajedno dalje',
  'Ruka ruci',
  'Korijen',
  'Dva jezera',
];

/** Fantasy first words of banks, insurers and funds. */
export const FINANCE_BRANDS: readonly string[] = (
  'Vrelska Javorna Hrastova Lipina Bistrina Kamenska Jasenova Brezina Sokolina Orlina Topolina Kestenska Suncina Rosina ' +
  'Zvjezdina Mramorna Granitna Srebrina Zlatica Dolinska'
).split(' ');

/** Common first names; only together with the invented surnames do they make a person. */
export const FIRST_NAMES: readonly string[] = (
  'Amra Lejla Emina Selma Ajla Ivana Marija Ana Jelena Sanja Dženana Mirela Azra Petra Lucija Adnan Emir Haris Kenan ' +
  'Jasmin Ivan Marko Ante Josip Nikola Damir Goran Zlatan Mirza Tarik Đorđe Željko Šefik Branka Nermina'
).split(' ');

/** Surnames made up from plants, stones and weather. */
export const SURNAMES: readonly string[] = (
  'Vrelić-Javor Javorlić Brezovčanić Kamengradić Lipohodžić Jasenkovićan Hrastodolac Šljivogorac Žitovratić Čempresović ' +
  'Đurđogorac Kupinogradić Maglodolić Zvjezdarović Topolodvorac Bukovratić Rosogorac Kestenodolić Papratović-Vrelo ' +
  'Sunčogorac Vjetrodolić Smrekohodžić Lješnikodolac Stjenogradić Bistrodolić Snježogorac Mramorohodžić Golubodolac ' +
  'Orlogradić Sokolodvorac Labudogorac Čapljodolić Glinogradić Pješčarević-Brdo'
).split(' ');

/** Streets that could be anywhere. */
export const STREETS: readonly string[] = [
  'Ulica lipa',
  'Ulica hrastova',
  'Javorova',
  'Brezina',
  'Kestenova',
  'Ulica vrela',
  'Školska',
  'Mlinska',
  'Voćarska',
  'Kamena',
  'Zelena',
  'Sunčana',
  'Poljska',
  'Industrijska zona',
  'Obrtnička',
  'Ulica ljiljana',
  'Šumska',
  'Čempresova',
];

/** Positions in a management (relation type 2). */
export const POSITIONS = {
  company: ['Direktor', 'Izvršni direktor', 'Prokurist', 'Predsjednik uprave', 'Član uprave'],
  public: ['Direktor', 'Predsjednik nadzornog odbora', 'Član nadzornog odbora', 'Izvršni direktor'],
  other: ['Predsjednik', 'Direktor', 'Sekretar', 'Predsjednik upravnog odbora', 'Član upravnog odbora'],
} as const;
