import { linesOf, YEARS, type StatementSheet } from './form-model.ts';
import { labels } from './labels.ts';

/** Balance sheet of the form used from 2022 on: assets 001–040, capital and liabilities 101–134. */
export const BALANCE_2022: StatementSheet = {
  key: 'balance',
  name: labels('Bilans stanja', 'Bilanca', 'Balance sheet'),
  title: labels(
    'Bilans stanja (izvještaj o finansijskom položaju)',
    'Bilanca (izvješće o financijskom položaju)',
    'Balance sheet (statement of financial position)',
  ),
  columns: YEARS,
  lines: linesOf('2022', 'balance'),
};

/** Income statement of the form used from 2022 on: lines 201–254. */
export const INCOME_2022: StatementSheet = {
  key: 'income',
  name: labels('Bilans uspjeha', 'Račun dobiti i gubitka', 'Income statement'),
  title: labels(
    'Bilans uspjeha (izvještaj o ukupnom rezultatu)',
    'Račun dobiti i gubitka (izvješće o ukupnom rezultatu)',
    'Income statement (statement of total comprehensive income)',
  ),
  columns: YEARS,
  lines: linesOf('2022', 'income'),
};

/** Statement of cash flows by the direct method, form used from 2022 on: lines 301–326. */
export const CASH_FLOW_2022: StatementSheet = {
  key: 'cashFlow',
  name: labels('Novčani tokovi', 'Novčani tijekovi', 'Cash flows'),
  title: labels(
    'Izvještaj o novčanim tokovima (direktna metoda)',
    'Izvješće o novčanim tijekovima (izravna metoda)',
    'Statement of cash flows (direct method)',
  ),
  columns: YEARS,
  lines: linesOf('2022', 'cashFlow'),
};

/** Statement of changes in equity, form used from 2022 on: lines 401–418 by component of equity. */
export const EQUITY_2022: StatementSheet = {
  key: 'equity',
  name: labels('Promjene na kapitalu', 'Promjene kapitala', 'Changes in equity'),
  title: labels(
    'Izvještaj o promjenama na kapitalu',
    'Izvješće o promjenama kapitala',
    'Statement of changes in equity',
  ),
  columns: [
    { key: 'subscribed', label: labels('Upisani kapital', '', 'Subscribed capital') },
    { key: 'reserves', label: labels('Rezerve', 'Pričuve', 'Reserves') },
    {
      key: 'revaluation',
      label: labels('Revalorizacijske rezerve', 'Revalorizacijske pričuve', 'Revaluation reserves'),
    },
    { key: 'retained', label: labels('Neraspoređena dobit ili gubitak', '', 'Retained earnings or loss') },
    {
      key: 'total',
      label: labels('Ukupno', '', 'Total'),
      sumOf: ['subscribed', 'reserves', 'revaluation', 'retained'],
    },
  ],
  lines: linesOf('2022', 'equity'),
};

/** Employees by month, form used from 2022 on: lines 501–512 and the yearly sum 513 (from which the average follows). */
export const EMPLOYEES_2022: StatementSheet = {
  key: 'employees',
  name: labels('Zaposleni', 'Zaposleni', 'Employees'),
  title: labels('Podaci o zaposlenima po mjesecima', '', 'Employees by month'),
  columns: [
    { key: 'fullTime', label: labels('Puno radno vrijeme', '', 'Full time') },
    { key: 'partTime', label: labels('Nepuno radno vrijeme', '', 'Part time') },
    { key: 'total', label: labels('Ukupno', '', 'Total'), sumOf: ['fullTime', 'partTime'] },
    { key: 'women', label: labels('Od toga žene', '', 'Of which women') },
    { key: 'hours', label: labels('Sati rada', 'Sati rada', 'Hours worked') },
  ],
  lines: linesOf('2022', 'employees'),
};
