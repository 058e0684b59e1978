import { linesOf, YEARS, type StatementSheet } from './form-model.ts';
import { words } from './words.ts';

/** Balance sheet of the form used from 2022 on: assets 001–040, capital and liabilities 101–134. */
export const BALANCE_2022: StatementSheet = {
  key: 'balance',
  name: words('Bilans stanja', 'Bilanca', 'Balance sheet'),
  title: words(
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
  name: words('Bilans uspjeha', 'Račun dobiti i gubitka', 'Income statement'),
  title: words(
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
  name: words('Novčani tokovi', 'Novčani tijekovi', 'Cash flows'),
  title: words(
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
  name: words('Promjene na kapitalu', 'Promjene kapitala', 'Changes in equity'),
  title: words(
    'Izvještaj o promjenama na kapitalu',
    'Izvješće o promjenama kapitala',
    'Statement of changes in equity',
  ),
  columns: [
    { key: 'subscribed', label: words('Upisani kapital', '', 'Subscribed capital') },
    { key: 'reserves', label: words('Rezerve', 'Pričuve', 'Reserves') },
    {
      key: 'revaluation',
      label: words('Revalorizacijske rezerve', 'Revalorizacijske pričuve', 'Revaluation reserves'),
    },
    { key: 'retained', label: words('Neraspoređena dobit ili gubitak', '', 'Retained earnings or loss') },
    { key: 'total', label: words('Ukupno', '', 'Total'), sumOf: ['subscribed', 'reserves', 'revaluation', 'retained'] },
  ],
  lines: linesOf('2022', 'equity'),
};

/** Employees by month, form used from 2022 on: lines 501–512 and the yearly sum 513 (from which the average follows). */
export const EMPLOYEES_2022: StatementSheet = {
  key: 'employees',
  name: words('Zaposleni', 'Zaposleni', 'Employees'),
  title: words('Podaci o zaposlenima po mjesecima', '', 'Employees by month'),
  columns: [
    { key: 'fullTime', label: words('Puno radno vrijeme', '', 'Full time') },
    { key: 'partTime', label: words('Nepuno radno vrijeme', '', 'Part time') },
    { key: 'total', label: words('Ukupno', '', 'Total'), sumOf: ['fullTime', 'partTime'] },
    { key: 'women', label: words('Od toga žene', '', 'Of which women') },
    { key: 'hours', label: words('Sati rada', 'Sati rada', 'Hours worked') },
  ],
  lines: linesOf('2022', 'employees'),
};
