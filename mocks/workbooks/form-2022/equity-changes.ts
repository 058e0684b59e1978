import { line, type StatementSheet } from '../form-model.ts';
import { words } from '../words.ts';

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
  lines: [
    line('401', 'Stanje na početku prethodne godine', '', 'Balance at the beginning of the previous year'),
    line('402', 'Promjene računovodstvenih politika', '', 'Changes in accounting policies'),
    line(
      '403',
      'Ispravljeno stanje na početku prethodne godine',
      '',
      'Restated balance at the beginning of the previous year',
      '401..402',
    ),
    line('404', 'Dobit ili gubitak prethodne godine', '', 'Profit or loss of the previous year'),
    line('405', 'Ostali sveobuhvatni rezultat', 'Ostala sveobuhvatna dobit', 'Other comprehensive income'),
    line('406', 'Povećanje upisanog kapitala', '', 'Increase of subscribed capital'),
    line('407', 'Isplaćene dividende (odbitna stavka)', '', 'Dividends paid (deduction)'),
    line('408', 'Ostale promjene', '', 'Other changes'),
    line('409', 'STANJE NA KRAJU PRETHODNE GODINE', '', 'BALANCE AT THE END OF THE PREVIOUS YEAR', '403..406-407+408'),
    line('410', 'Promjene računovodstvenih politika', '', 'Changes in accounting policies'),
    line('411', 'Ispravke grešaka', 'Ispravci pogrešaka', 'Correction of errors'),
    line(
      '412',
      'Ispravljeno stanje na početku tekuće godine',
      '',
      'Restated balance at the beginning of the current year',
      '409..411',
    ),
    line('413', 'Dobit ili gubitak tekuće godine', '', 'Profit or loss of the current year'),
    line('414', 'Ostali sveobuhvatni rezultat', 'Ostala sveobuhvatna dobit', 'Other comprehensive income'),
    line('415', 'Povećanje upisanog kapitala', '', 'Increase of subscribed capital'),
    line('416', 'Isplaćene dividende (odbitna stavka)', '', 'Dividends paid (deduction)'),
    line('417', 'Ostale promjene', '', 'Other changes'),
    line('418', 'STANJE NA KRAJU TEKUĆE GODINE', '', 'BALANCE AT THE END OF THE CURRENT YEAR', '412..415-416+417'),
  ],
};
