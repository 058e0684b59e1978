import { line, mandatory, type StatementSheet } from '../form-model.ts';
import { words } from '../words.ts';

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
  lines: [
    mandatory('501', 'Januar', 'Siječanj', 'January'),
    mandatory('502', 'Februar', 'Veljača', 'February'),
    mandatory('503', 'Mart', 'Ožujak', 'March'),
    mandatory('504', 'April', 'Travanj', 'April'),
    mandatory('505', 'Maj', 'Svibanj', 'May'),
    mandatory('506', 'Juni', 'Lipanj', 'June'),
    mandatory('507', 'Juli', 'Srpanj', 'July'),
    mandatory('508', 'August', 'Kolovoz', 'August'),
    mandatory('509', 'Septembar', 'Rujan', 'September'),
    mandatory('510', 'Oktobar', 'Listopad', 'October'),
    mandatory('511', 'Novembar', 'Studeni', 'November'),
    mandatory('512', 'Decembar', 'Prosinac', 'December'),
    line('513', 'ZBIR MJESECI', 'ZBROJ MJESECI', 'SUM OF MONTHS', '501..512'),
  ],
};
