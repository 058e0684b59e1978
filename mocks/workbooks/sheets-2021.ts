import { linesOf, YEARS, type StatementSheet } from './form-model.ts';
import { labels } from './labels.ts';

/** Balance sheet of the form used until 2021: assets 001–065, capital and liabilities 101–164. */
export const BALANCE_2021: StatementSheet = {
  key: 'balance',
  name: labels('Bilans stanja', 'Bilanca', 'Balance sheet'),
  title: labels('Bilans stanja na dan 31.12.', 'Bilanca na dan 31.12.', 'Balance sheet as of 31 December'),
  columns: YEARS,
  lines: linesOf('2021', 'balance'),
};

/** Income statement of the form used until 2021: lines 201–343. */
export const INCOME_2021: StatementSheet = {
  key: 'income',
  name: labels('Bilans uspjeha', 'Račun dobiti i gubitka', 'Income statement'),
  title: labels(
    'Bilans uspjeha za period od 01.01. do 31.12.',
    'Račun dobiti i gubitka za razdoblje od 01.01. do 31.12.',
    'Income statement for the period from 1 January to 31 December',
  ),
  columns: YEARS,
  lines: linesOf('2021', 'income'),
};

/** Statistical annex of the form used until 2021: lines 601–606. */
export const ANNEX_2021: StatementSheet = {
  key: 'annex',
  name: labels('Aneks', 'Aneks', 'Annex'),
  title: labels('Aneks – dodatni računovodstveni podaci', '', 'Annex – additional accounting data'),
  columns: YEARS,
  lines: linesOf('2021', 'annex'),
};
