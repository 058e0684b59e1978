/** Bosnian and Croatian write numbers and days alike. */
const LOCAL = {
  map: 'interaktivna-mapa',
  result: 'Rezultat poslovanja',
  day: /\b\d\d\.\d\d\.20\d\d/,
  decimal: /−\d{1,3},\d\s(mil|mlrd)/,
  group: /\b\d{1,3}\.\d{3}\b/g,
};

/** What the map shows of the result of business, and days, as each language writes them. */
export const WRITTEN = {
  bs: LOCAL,
  hr: LOCAL,
  en: {
    map: 'interactive-map',
    result: 'Business result',
    day: /\b\d\d\/\d\d\/20\d\d/,
    decimal: /−\d{1,3}\.\d(m|bn)/,
    group: /\b\d{1,3},\d{3}\b/g,
  },
};

/** The grouped amounts of a text, in order and without what groups them: the same in every language. */
export function amountsIn(text: string, group: RegExp): string {
  return (text.match(group) ?? [])
    .map((amount) => amount.replace(/[.,]/, ''))
    .toSorted()
    .join(' ');
}
