import { line, mandatory, YEARS, type StatementSheet } from '../form-model.ts';
import { words } from '../words.ts';

/** Statistical annex of the form used until 2021: lines 601–606. */
export const ANNEX_2021: StatementSheet = {
  key: 'annex',
  name: words('Aneks', 'Aneks', 'Annex'),
  title: words('Aneks – dodatni računovodstveni podaci', '', 'Annex – additional accounting data'),
  columns: YEARS,
  lines: [
    line('601', 'Bruto plaće i naknade', '', 'Gross salaries and benefits'),
    mandatory(
      '602',
      'Prosječan broj zaposlenih na osnovu sati rada',
      'Prosječan broj zaposlenih na temelju sati rada',
      'Average number of employees by hours worked',
    ),
    mandatory(
      '603',
      'Broj zaposlenih na kraju perioda',
      'Broj zaposlenih na kraju razdoblja',
      'Number of employees at the end of the period',
    ),
    line(
      '604',
      'Investicije u stalna sredstva',
      'Investicije u stalnu imovinu',
      'Investments in fixed assets',
      '605..606',
    ),
    line('605', 'Domaća ulaganja', '', 'Domestic investments'),
    line('606', 'Strana ulaganja', '', 'Foreign investments'),
  ],
};
