import { type Card, type CardName, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { Register } from '#domain/indicators/register.ts';

/** An annual report of a year with these lines, submitted in the February after it. */
export const reportOf = (year: number, lines: IndicatorRecord['lines']): IndicatorRecord => ({
  year,
  reportTypeId: 37,
  reportTypeName: 'Godišnji izvještaj',
  submittedOn: `${year + 1}-02-01`,
  lines,
});

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
