/** Bosnian and Croatian have the same format of numbers and dates. */
const LOCAL = {
  map: 'interaktivna-mapa',
  result: 'Rezultat poslovanja',
  day: /\b\d\d\.\d\d\.20\d\d/,
  decimal: /−\d{1,3},\d\s(mil|mlrd)/,
  group: /\b\d{1,3}\.\d{3}\b/g,
};

/** The map's business results, and dates, in the format of each language. */
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

/** The grouped amounts in a text, in order and without separators: the same in every language. */
export function amountsIn(text: string, group: RegExp): string {
  return (text.match(group) ?? [])
    .map((amount) => amount.replace(/[.,]/, ''))
    .toSorted()
    .join(' ');
}
