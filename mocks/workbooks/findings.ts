import type { AgencyLanguage } from '../call.ts';
import type { Sum } from './form-model.ts';

/** Words of the findings, per language. */
const CELL = { bs: 'ćelija', hr: 'ćelija', en: 'cell' };
const TO = { bs: ' do ', hr: ' do ', en: ' to ' };
const QUOTES = {
  bs: { open: '„', close: '“' },
  hr: { open: '„', close: '”' },
  en: { open: '“', close: '”' },
};

/** Texts of findings, with simple HTML like the real ones (R2.12, R3.10). Everything from the file is escaped. */
export type Findings = ReturnType<typeof findingsIn>;

/** The findings in one language. */
export function findingsIn(language: AgencyLanguage) {
  const say = (bs: string, hr: string, en: string): string => ({ bs, hr, en })[language];
  const amount = (value: number): string => formatAmount(value, language);
  const at = (sheet: string, cell: string): string => `<b>${escaped(sheet)}</b>, ${CELL[language]} <b>${cell}</b>: `;
  const { open, close } = QUOTES[language];
  const quoted = (text: string): string =>
    `${open}${escaped(text.length > 60 ? `${text.slice(0, 60)}…` : text)}${close}`;
  const parts = (sum: Sum): string => sumText(sum, TO[language]);
  return {
    wrongSum: (sheet: string, cell: string, code: string, sum: Sum, entered: number, expected: number) =>
      at(sheet, cell) +
      (sum.positivePart
        ? say(
            `AOP ${code} mora biti pozitivna razlika AOP ${parts(sum)} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
            `AOP ${code} mora biti pozitivna razlika AOP ${parts(sum)} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
            `AOP ${code} must be the positive difference AOP ${parts(sum)} (entered ${amount(entered)}, expected ${amount(expected)}).`,
          )
        : say(
            `AOP ${code} mora biti zbir AOP ${parts(sum)} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
            `AOP ${code} mora biti zbroj AOP ${parts(sum)} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
            `AOP ${code} must be the sum of AOP ${parts(sum)} (entered ${amount(entered)}, expected ${amount(expected)}).`,
          )),
    wrongRowSum: (sheet: string, cell: string, code: string, entered: number, expected: number) =>
      at(sheet, cell) +
      say(
        `AOP ${code}: kolona ukupno mora biti zbir ostalih kolona reda (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
        `AOP ${code}: stupac ukupno mora biti zbroj ostalih stupaca retka (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
        `AOP ${code}: the total column must be the sum of the other columns of the row (entered ${amount(entered)}, expected ${amount(expected)}).`,
      ),
    notEqual: (sheet: string, cell: string, code: string, entered: number, other: string, expected: number) =>
      at(sheet, cell) +
      say(
        `AOP ${code} mora biti jednak iznosu ${other} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
        `AOP ${code} mora biti jednak iznosu ${other} (upisano ${amount(entered)}, očekivano ${amount(expected)}).`,
        `AOP ${code} must equal ${other} (entered ${amount(entered)}, expected ${amount(expected)}).`,
      ),
    bothFilled: (sheet: string, cell: string, code: string, otherCode: string) =>
      at(sheet, cell) +
      say(
        `popunjeni su i dobit (AOP ${code}) i gubitak (AOP ${otherCode}), a dozvoljeno je samo jedno.`,
        `popunjeni su i dobit (AOP ${code}) i gubitak (AOP ${otherCode}), a dopušteno je samo jedno.`,
        `both profit (AOP ${code}) and loss (AOP ${otherCode}) are filled in; only one is allowed.`,
      ),
    tooLarge: (sheet: string, cell: string, code: string, entered: number, limit: number) =>
      at(sheet, cell) +
      say(
        `AOP ${code} ne može biti veći od ukupnog broja u istom redu (upisano ${amount(entered)}, ukupno ${amount(limit)}).`,
        `AOP ${code} ne može biti veći od ukupnog broja u istom retku (upisano ${amount(entered)}, ukupno ${amount(limit)}).`,
        `AOP ${code} cannot exceed the total of the same row (entered ${amount(entered)}, total ${amount(limit)}).`,
      ),
    emptyCell: (sheet: string, cell: string, code: string) =>
      at(sheet, cell) +
      say(
        `AOP ${code} je obavezan i ne smije biti prazan; ako podatka nema, upišite 0.`,
        `AOP ${code} je obvezan i ne smije biti prazan; ako podatka nema, upišite 0.`,
        `AOP ${code} is mandatory and must not be empty; enter 0 when there is no amount.`,
      ),
    textCell: (sheet: string, cell: string, code: string, text: string) =>
      at(sheet, cell) +
      say(
        `AOP ${code} mora biti broj, a upisan je tekst ${quoted(text)}.`,
        `AOP ${code} mora biti broj, a upisan je tekst ${quoted(text)}.`,
        `AOP ${code} must be a number, but the text ${quoted(text)} is entered.`,
      ),
    errorCell: (sheet: string, cell: string, code: string, text: string) =>
      at(sheet, cell) +
      say(
        `formula za AOP ${code} vraća grešku ${escaped(text)}.`,
        `formula za AOP ${code} vraća pogrešku ${escaped(text)}.`,
        `the formula of AOP ${code} returns the error ${escaped(text)}.`,
      ),
    emptyField: (sheet: string, cell: string, label: string) =>
      at(sheet, cell) +
      say(`${label}: podatak nije upisan.`, `${label}: podatak nije upisan.`, `${label}: nothing is entered.`),
    badJib: (sheet: string, cell: string, jib: string) =>
      at(sheet, cell) +
      say(
        `JIB mora imati tačno 13 cifara (upisano ${quoted(jib)}).`,
        `JIB mora imati točno 13 znamenki (upisano ${quoted(jib)}).`,
        `the UIN must have exactly 13 digits (entered ${quoted(jib)}).`,
      ),
    unknownJib: (sheet: string, cell: string, jib: string) =>
      at(sheet, cell) +
      say(
        `JIB ${escaped(jib)} ne postoji u registru pravnih lica.`,
        `JIB ${escaped(jib)} ne postoji u registru pravnih osoba.`,
        `UIN ${escaped(jib)} does not exist in the register of legal entities.`,
      ),
    idDiffers: (sheet: string, cell: string, label: string, inId: string, entered: string) =>
      at(sheet, cell) +
      say(
        `JIB+ ne odgovara polju ${label} (u broju ${escaped(inId)}, upisano ${escaped(entered)}).`,
        `JIB+ ne odgovara polju ${label} (u broju ${escaped(inId)}, upisano ${escaped(entered)}).`,
        `JIB+ does not match the field ${label} (in the number ${escaped(inId)}, entered ${escaped(entered)}).`,
      ),
    unknownType: (sheet: string, cell: string, type: number) =>
      at(sheet, cell) +
      say(
        `vrsta izvještaja ${type} iz broja JIB+ ne postoji za ovaj obrazac.`,
        `vrsta izvješća ${type} iz broja JIB+ ne postoji za ovaj obrazac.`,
        `report type ${type} of the JIB+ number does not exist for this form.`,
      ),
    wrongYear: (sheet: string, cell: string, year: number) =>
      at(sheet, cell) +
      say(
        `godina ${year} iz broja JIB+ nije dozvoljena za ovaj obrazac.`,
        `godina ${year} iz broja JIB+ nije dopuštena za ovaj obrazac.`,
        `the year ${year} of the JIB+ number is not allowed for this form.`,
      ),
    wrongCheckDigits: (sheet: string, cell: string) =>
      at(sheet, cell) +
      say(
        'kontrolne cifre broja JIB+ nisu ispravne; broj je mijenjan izvan obrasca.',
        'kontrolne znamenke broja JIB+ nisu ispravne; broj je mijenjan izvan obrasca.',
        'the check digits of the JIB+ number are wrong; the number was changed outside the form.',
      ),
    malformedId: () =>
      say(
        'Kontrolu izvještaja nije moguće izvršiti jer <b>JIB+</b> nije u ispravnom formatu.',
        'Kontrolu izvješća nije moguće provesti jer <b>JIB+</b> nije u ispravnom formatu.',
        'Unable to check the report because <b>JIB+</b> is not in the correct format.',
      ),
    oldFormGiven: () =>
      say(
        'Izvještaj je sačinjen na <b>starom obrascu</b> (do 2021. godine). Koristite staru kontrolu finansijskih izvještaja.',
        'Izvješće je izrađeno na <b>starom obrascu</b> (do 2021. godine). Koristite staru kontrolu financijskih izvješća.',
        'The report is made on the <b>old form</b> (up to 2021). Use the old financial report control.',
      ),
    newFormGiven: () =>
      say(
        'Izvještaj je sačinjen na <b>novom obrascu</b> (od 2022. godine). Koristite novu kontrolu finansijskih izvještaja.',
        'Izvješće je izrađeno na <b>novom obrascu</b> (od 2022. godine). Koristite novu kontrolu financijskih izvješća.',
        'The report is made on the <b>new form</b> (from 2022). Use the new financial report control.',
      ),
    foreignWorkbook: () =>
      say(
        'Datoteka nije obrazac Agencije: list <b>Opći podaci</b> ili oznaka obrasca ne postoji.',
        'Datoteka nije obrazac Agencije: list <b>Opći podaci</b> ili oznaka obrasca ne postoji.',
        'The file is not a form of the Agency: the sheet <b>General data</b> or the form marker is missing.',
      ),
    missingSheet: (sheet: string) =>
      say(
        `<b>${sheet}</b>: list nedostaje ili je preimenovan.`,
        `<b>${sheet}</b>: list nedostaje ili je preimenovan.`,
        `<b>${sheet}</b>: the sheet is missing or was renamed.`,
      ),
    foreignSheet: (sheet: string) =>
      say(
        `<b>${escaped(sheet)}</b>: list ne pripada obrascu.`,
        `<b>${escaped(sheet)}</b>: list ne pripada obrascu.`,
        `<b>${escaped(sheet)}</b>: the sheet does not belong to the form.`,
      ),
    missingLine: (sheet: string, code: string) =>
      say(
        `<b>${escaped(sheet)}</b>: red AOP ${code} nedostaje.`,
        `<b>${escaped(sheet)}</b>: redak AOP ${code} nedostaje.`,
        `<b>${escaped(sheet)}</b>: the row of AOP ${code} is missing.`,
      ),
    changedCode: (sheet: string, cell: string, code: string, entered: string) =>
      at(sheet, cell) +
      say(
        `oznaka reda je promijenjena (upisano ${quoted(entered)}, očekivano AOP ${code}).`,
        `oznaka retka je promijenjena (upisano ${quoted(entered)}, očekivano AOP ${code}).`,
        `the line code was changed (entered ${quoted(entered)}, expected AOP ${code}).`,
      ),
    movedLine: (sheet: string, cell: string, code: string) =>
      at(sheet, cell) +
      say(
        `AOP ${code} nije u svom redu; redovi obrasca su dodavani ili premještani.`,
        `AOP ${code} nije u svom retku; redci obrasca su dodavani ili premještani.`,
        `AOP ${code} is not in its row; rows of the form were added or moved.`,
      ),
  };
}

/** An amount with two decimals: comma decimals for bs and hr, English style otherwise. */
export function formatAmount(value: number, language: AgencyLanguage): string {
  const locale = language === 'en' ? 'en-US' : 'de-DE';
  return value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function sumText(sum: Sum, to: string): string {
  return sum.terms
    .map(({ sign, from, to: end }, index) => {
      const range = from === end ? from : `${from}${to}${end}`;
      return index === 0 && sign > 0 ? range : `${sign > 0 ? '+' : '−'} ${range}`;
    })
    .join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
