import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import type { Reading } from './read-table.ts';

type ReadingChoiceProps = {
  readings: readonly Reading[];
  /** The place of the one that is used. */
  selected: number;
  onSelect: (selected: number) => void;
};

/** Whether a file can be read in several ways, or has something that its author does not see. */
export const needsReadingChoice = (readings: readonly Reading[]): boolean =>
  readings.length > 1 || readings.some(({ hiddenRows, hiddenColumns }) => hiddenRows + hiddenColumns > 0);

/** How a file was read: which of its sheets, or in which code page, told apart by a sample; and what of it is hidden. */
export function ReadingChoice({ readings, selected, onSelect }: ReadingChoiceProps) {
  const { t } = useTranslation('workbook');
  const { hiddenRows = 0, hiddenColumns = 0, sample = '' } = readings[selected] ?? {};
  return (
    <>
      {readings.length > 1 ? (
        <RadioGroup
          label={t(sample === '' ? 'sheet' : 'text')}
          value={String(selected)}
          onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
          options={readings.map((reading, at) => ({
            value: String(at),
            label: reading.sample || reading.name,
            hint: reading.sample && reading.name,
          }))}
        />
      ) : null}
      {hiddenRows > 0 ? <p>{t('hiddenRows', { count: hiddenRows })}</p> : null}
      {hiddenColumns > 0 ? <p>{t('hiddenColumns', { count: hiddenColumns })}</p> : null}
    </>
  );
}
