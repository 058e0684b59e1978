import { saveAs } from 'file-saver';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useFileAbout } from '#domain/operator/use-file-about.ts';
import { type CsvCell, csvFile } from '#shared/format/csv.ts';
import { fileDay } from '#shared/format/date.ts';
import { fold } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Button } from '#shared/ui/Button.tsx';
import { type CantonSummary, type FederationSummary, type Indicator, INDICATORS, isMoney } from './map.model.ts';

type TableDownloadProps = {
  cantons: readonly CantonSummary[];
  federation: FederationSummary;
  /** Whose figures they are, as text; goes into the name of the file. */
  scope: string;
  lang: Lang;
};

/** Saves the exact figures of all indicators as CSV for the reader's spreadsheet. */
export function TableDownload({ cantons, federation, scope, lang }: TableDownloadProps) {
  const { t } = useTranslation(['map', 'ui']);
  const labelOf = useColumnLabel();
  const about = useFileAbout([
    { label: t('ui:fileAbout.what'), text: `${t('table')}: ${scope}` },
    { label: t('ui:fileAbout.unit'), text: t('ui:fileAbout.unitKM') },
  ]);

  function save(): void {
    const rows = mapCsvRows(cantons, federation, {
      heads: [t('tableCanton'), t('year'), ...INDICATORS.map(labelOf)],
      nameOf: (id) => cantonById(id)?.name[lang] ?? String(id),
      federation: t('federation'),
    });
    const notes = [
      ...about,
      { label: t('ui:fileAbout.address'), text: window.location.href },
      { label: t('ui:fileAbout.day'), text: fileDay() },
    ];
    const file = rows.map((row, at) => [...row, ...notes.map(({ label, text }) => (at === 0 ? label : text))]);
    const name = [t('fileName'), federation.year, fold(scope).replace(/[^a-z0-9]+/g, '-')];
    saveAs(csvFile(file, lang), `${name.filter(Boolean).join('-')}.csv`);
  }

  return (
    <Button size="small" icon={Download} onClick={save}>
      {t('download')}
    </Button>
  );
}

type MapCsvLabels = {
  /** Heads of the columns: canton, year, then the indicators in their order, with units. */
  heads: readonly string[];
  nameOf: (cantonId: number) => string;
  federation: string;
};

/** The table of cantons with exact figures and the federation's sums as rows of a CSV file; a missing figure is empty. */
function mapCsvRows(
  cantons: readonly CantonSummary[],
  federation: FederationSummary,
  { heads, nameOf, federation: federationName }: MapCsvLabels,
): CsvCell[][] {
  const row = (name: string, { year, figures }: Omit<CantonSummary, 'id'>): CsvCell[] => [
    name,
    year,
    ...INDICATORS.map((indicator) => figures[indicator]),
  ];
  return [[...heads], ...cantons.map((canton) => row(nameOf(canton.id), canton)), row(federationName, federation)];
}

/** Names the column of an indicator with its unit: 'Assets, KM'. */
export function useColumnLabel(): (indicator: Indicator) => string {
  const { t } = useTranslation('map');
  return (indicator) => {
    const name = t(`indicator.${indicator}`);
    return isMoney(indicator) ? t('column', { indicator: name, unit: 'KM' }) : name;
  };
}
