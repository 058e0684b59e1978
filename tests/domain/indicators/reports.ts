import { type Card, type CardName, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { Register } from '#domain/indicators/register.ts';

/** A report of a year and a type, submitted in the February after it unless said otherwise. */
export const record = (
  year: number,
  reportTypeId: number,
  reportTypeName = `vrsta ${reportTypeId}`,
  submittedOn = `${year + 1}-02-01T08:00:00Z`,
  lines: IndicatorRecord['lines'] = {},
): IndicatorRecord => ({ year, reportTypeId, reportTypeName, submittedOn, lines });

/** An annual report of a year with these lines. */
export const reportOf = (year: number, lines: IndicatorRecord['lines']): IndicatorRecord =>
  record(year, 37, 'Godišnji izvještaj', undefined, lines);

/** A card of a register, which must have it. */
export function cardOf(register: Register, name: CardName): Card {
  const card = INDICATOR_ROWS[register].cards.find((each) => each.name === name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
}

/** All rows of all forms. */
export const ALL_ROWS = Object.values(INDICATOR_ROWS).flatMap(({ cards, summary }) =>
  [...cards, summary].flatMap((card) => [...card.until2021, ...card.from2022]),
);
