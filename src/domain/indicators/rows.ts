import type { Register } from './register.ts';
import { YEARS } from '#shared/config/settings.ts';
import * as company from './company-rows.ts';
import * as institution from './institution-rows.ts';
import type { IndicatorRow } from './row.ts';

export type Era = 'until2021' | 'from2022';
/** Cards of a profile (R2.4): companies have four, every other register one of its own. */
export type CardName = 'balance' | 'income' | 'annex' | 'pp' | 'main';

/** The lines of a card in both code sets; `micro` only where the micro card differs. An empty era shows the no-results line. */
export type Card = {
  name: CardName;
  until2021: readonly IndicatorRow[];
  from2022: readonly IndicatorRow[];
  micro?: readonly IndicatorRow[];
  /** Meanings drawn over the years at first, before the reader chooses (decisions: Annual report over all years). */
  charts: readonly string[];
};

type RegisterCards = {
  cards: readonly Card[];
  /** The block of the register page's card (R2.3, R3.5). */
  summary: Card;
};

const ownCard = (until2021: readonly IndicatorRow[], capitalLabel?: string): RegisterCards => {
  const from2022 = institution.summaryRows(capitalLabel);
  const volume = until2021.some(({ meaning }) => meaning === 'income') ? 'income' : 'assets';
  const card: Card = { name: 'main', until2021, from2022, charts: [volume, 'result'] };
  return { cards: [card], summary: card };
};

const COMPANY_CARDS: RegisterCards = {
  cards: [
    {
      name: 'balance',
      until2021: company.BALANCE_OLD,
      from2022: company.BALANCE_NEW,
      micro: company.BALANCE_NEW_MICRO,
      charts: ['assets', 'currentAssets'],
    },
    {
      name: 'income',
      until2021: company.INCOME_OLD,
      from2022: company.INCOME_NEW,
      charts: ['operatingIncome', 'result'],
    },
    { name: 'annex', until2021: company.ANNEX_OLD, from2022: company.EMPLOYEES_NEW, charts: ['employees'] },
    { name: 'pp', until2021: [], from2022: company.EMPLOYEES_NEW, charts: ['employees'] },
  ],
  summary: {
    name: 'main',
    until2021: company.SUMMARY_OLD,
    from2022: institution.summaryRows(),
    charts: ['assets', 'result'],
  },
};

/** The one table of R3.5: register × card × size × era → rows. */
export const INDICATOR_ROWS: Readonly<Record<Register, RegisterCards>> = {
  companies: COMPANY_CARDS,
  publicEnterprises: COMPANY_CARDS,
  associations: ownCard(institution.ASSOCIATIONS_OLD, 'TrajniIzvori'),
  financialInstitutions: ownCard(institution.BANKS_OLD),
  insuranceCompanies: ownCard(institution.INSURANCE_OLD, 'KapitalIRezerve'),
  investmentFunds: ownCard(institution.FUNDS_OLD, 'NetoImovina'),
  budgetUsers: ownCard(institution.BUDGET_OLD, 'IzvoriStalnihSredstava'),
};

/** Which code set a year uses (R2.5): the new one from 2022 on. */
export function eraOf(year: number): Era {
  return year < YEARS.newIndicatorsFrom ? 'until2021' : 'from2022';
}

/** The rows of a card for a year and a size. */
export function rowsFor(card: Card, era: Era, isMicro: boolean): readonly IndicatorRow[] {
  return era === 'from2022' && isMicro && card.micro ? card.micro : card[era];
}
