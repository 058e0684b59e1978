import { foldedWords } from '#shared/format/fold.ts';

const setOf = (words: string) => new Set(words.split(' '));

/** Words of column heads in the three languages, folded: those of the jib, of the name, and all others. */
const JIB = setOf('jib idb uin id idbroj idbr identifikacioni identifikacijski identification');
const NAME = setOf(
  'naziv ime name nazivfirme companyname firma firme subjekt subjekta lice lica osoba osobe kompanija kompanije klijent klijenta ' +
    'kupac kupca duznik duznika partner partnera dobavljac dobavljaca preduzece preduzeca poduzece poduzeca drustvo drustva ' +
    'tvrtka tvrtke obveznik obveznika company client customer debtor supplier entity',
);
const OTHER = setOf(
  'pravno pravnog pravna pravne poslovni poslovnog legal business broj br number no nr rb rbr r red redni jedinstveni maticni mb ' +
    'mbs oib pdv pdvbroj vat tax poreski porezni sifra code oznaka adresa address sjediste grad mjesto city opcina opstina ' +
    'municipality kanton zupanija canton county djelatnost activity iznos amount dug debt saldo balance datum date telefon phone ' +
    'email e mail napomena note status i and ili or',
);

/** What a cell is the head of; null when it is none. */
export function columnOf(cell: string): 'jib' | 'name' | 'other' | null {
  const words = foldedWords(cell.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' '));
  if (words.length === 0 || words.some((word) => !JIB.has(word) && !NAME.has(word) && !OTHER.has(word))) return null;
  if (words.some((word) => JIB.has(word))) return 'jib';
  return words.some((word) => NAME.has(word)) ? 'name' : 'other';
}

const TOTAL = /^(?:(?:sve)?ukupno|svega|zbir|zbroj|suma|međuzbir|međuzbroj|(?:grand |sub)?total|sum)[\s:.=]*$/;
/** Words beside nothing but figures: 'Broj subjekata: 12', 'Stranica 1 od 3'. */
const FIGURES_OF =
  /^[\p{L}\s.]+:[\d\s.,/%-]*\d[\d\s.,/%-]*$|^(?:stranica|strana|str\.|list|page|sheet)\s*\d+(?:\s*(?:od|of|\/)\s*\d+)?$/u;

/** Whether a line of a table is its total or its page: such a word, and beside it nothing but figures. */
export function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => /\p{L}/u.test(cell));
  if (others.length > 0) return false;
  const hasFigures = cells.some((cell) => /\d/.test(cell));
  return FIGURES_OF.test(first) || (TOTAL.test(first) && (hasFigures || /ukupno/.test(first)));
}
