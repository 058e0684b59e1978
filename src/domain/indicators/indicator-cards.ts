import { YEARS } from '#shared/config/settings.ts';
import type { IndicatorRow, LineGroup } from './indicator-row.ts';
import type { Register } from './register.ts';
import lines from './statement-lines.json' with { type: 'json' };

export type Era = 'until2021' | 'from2022';
/** Cards of a profile (R2.4): companies have four, every other register has one of its own. */
export const CARD_NAMES = ['balance', 'income', 'annex', 'pp', 'main'] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** The lines of a card in both code sets; `micro` only if it differs. A set without lines shows the no-results line. */
export type Card = {
  name: CardName;
  until2021: readonly IndicatorRow[];
  from2022: readonly IndicatorRow[];
  micro?: readonly IndicatorRow[];
  /** Meanings of the lines charted over the years until the reader selects others (decisions: Annual report over all years). */
  charts: readonly string[];
};

type RegisterCards = {
  cards: readonly Card[];
  /** The figures shown on the card of the register page (R2.3, R3.5). */
  summary: Card;
};

/** A line of `statement-lines.json`, the lines of all forms (R3.5); by default its name is public and its unit KM. */
type StatementLine = Partial<Omit<IndicatorRow, 'key' | 'unit'>> & { key: string; unit?: string };

const rowsOf = (group: LineGroup, set: readonly StatementLine[]): IndicatorRow[] =>
  set.map(({ unit, isNamed = true, ...line }) => ({ ...line, group, isNamed, unit: unit === 'count' ? unit : 'KM' }));

/** The summary lines of 2022 and later; `capitalLabel` is the register's label for its capital. */
const summaryRows = (capitalLabel = 'bS_Kapital'): IndicatorRow[] =>
  rowsOf('summary', lines.summary.main).map((row) =>
    row.meaning === 'capital' ? { ...row, label: capitalLabel } : row,
  );

type Institution = 'associations' | 'banks' | 'insuranceCompanies' | 'investmentFunds' | 'budget';

function ownCard(group: Institution, capitalLabel?: string): RegisterCards {
  const until2021 = rowsOf(group, lines[group].main);
  const volume = until2021.some(({ meaning }) => meaning === 'income') ? 'income' : 'assets';
  const card: Card = { name: 'main', until2021, from2022: summaryRows(capitalLabel), charts: [volume, 'result'] };
  return { cards: [card], summary: card };
}

const { companies, companiesNew } = lines;
const balance = rowsOf('companiesNew', companiesNew.balance);
const employees = rowsOf('companiesNew', companiesNew.employees);

const COMPANY_CARDS: RegisterCards = {
  cards: [
    {
      name: 'balance',
      until2021: rowsOf('companies', companies.balance),
      from2022: balance,
      micro: balance.filter(({ meaning }) => meaning !== 'buildings'),
      charts: ['assets', 'currentAssets'],
    },
    {
      name: 'income',
      until2021: rowsOf('companies', companies.income),
      from2022: rowsOf('companiesNew', companiesNew.income),
      charts: ['operatingIncome', 'result'],
    },
    { name: 'annex', until2021: rowsOf('companies', companies.annex), from2022: employees, charts: ['employees'] },
    { name: 'pp', until2021: [], from2022: employees, charts: ['employees'] },
  ],
  summary: {
    name: 'main',
    until2021: rowsOf('companies', companies.summary),
    from2022: summaryRows(),
    charts: ['assets', 'result'],
  },
};

/** The table of R3.5: register × card × size × era → rows. */
export const INDICATOR_ROWS: Readonly<Record<Register, RegisterCards>> = {
  companies: COMPANY_CARDS,
  publicEnterprises: COMPANY_CARDS,
  associations: ownCard('associations', 'TrajniIzvori'),
  financialInstitutions: ownCard('banks'),
  insuranceCompanies: ownCard('insuranceCompanies', 'KapitalIRezerve'),
  investmentFunds: ownCard('investmentFunds', 'NetoImovina'),
  budgetUsers: ownCard('budget', 'IzvoriStalnihSredstava'),
};

/** Which code set a year uses (R2.5): the new one from 2022 on. */
export function eraOf(year: number): Era {
  return year < YEARS.newIndicatorsFrom ? 'until2021' : 'from2022';
}

/** Index of the first year with the new forms among ascending years; -1 if they do not span the change of 2022. */
export function breakIn(years: readonly number[]): number {
  return years.findIndex((year, at) => at > 0 && eraOf(year) !== eraOf(years[at - 1] ?? year));
}

/** The rows of a card for a year and a size. */
export function rowsFor(card: Card, era: Era, isMicro: boolean): readonly IndicatorRow[] {
  return era === 'from2022' && isMicro && card.micro ? card.micro : card[era];
}
