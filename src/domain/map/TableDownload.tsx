import { saveAs } from 'file-saver';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { exportCsv } from '#shared/export/export-csv.ts';
import { exportColumn, exportTable } from '#shared/export/export-table.ts';
import { fileDay } from '#shared/format/date.ts';
import { fold } from '#shared/format/fold.ts';
import { Button } from '#shared/ui/Button.tsx';
import { type CantonSummary, type FederationSummary, type Indicator, INDICATORS, isMoney } from './map.model.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

type TableDownloadProps = {
  cantons: readonly CantonSummary[];
  federation: FederationSummary;
  /** Whose figures they are, as text; goes into the name of the file. */
  scope: string;
};

/** Saves the exact figures of all indicators as CSV for the reader's spreadsheet. */
export function TableDownload({ cantons, federation, scope }: TableDownloadProps) {
  const lang = useLang();
  const { t } = useTranslation(['map', 'ui']);
  const labelOf = useColumnLabel();
  const about = useExportAbout([
    { label: t('ui:fileAbout.what'), text: `${t('table')}: ${scope}` },
    { label: t('ui:fileAbout.unit'), text: t('ui:fileAbout.unitKM') },
  ]);

  function save(): void {
    const column = exportColumn<Omit<CantonSummary, 'id'> & { name: string }>;
    const columns = [
      column('text', 'name', t('tableCanton'), ({ name }) => name),
      column('number', 'year', t('year'), ({ year }) => year),
      ...INDICATORS.map((indicator) =>
        column('number', indicator, labelOf(indicator), ({ figures }) => figures[indicator]),
      ),
    ];
    const rows = [
      ...cantons.map((canton) => ({ ...canton, name: cantonById(canton.id)?.name[lang] ?? String(canton.id) })),
      { ...federation, name: t('federation') },
    ];
    const notes = [
      ...about,
      { label: t('ui:fileAbout.address'), text: window.location.href },
      { label: t('ui:fileAbout.day'), text: fileDay() },
    ];
    const name = [t('fileName'), federation.year, fold(scope).replace(/[^a-z0-9]+/g, '-')];
    saveAs(exportCsv(exportTable(columns, rows), lang, notes), `${name.filter(Boolean).join('-')}.csv`);
  }

  return (
    <Button size="small" icon={Download} onClick={save}>
      {t('download')}
    </Button>
  );
}

/** Names the column of an indicator with its unit: 'Assets, KM'. */
export function useColumnLabel(): (indicator: Indicator) => string {
  const { t } = useTranslation('map');
  return (indicator) => {
    const name = t(`indicator.${indicator}`);
    return isMoney(indicator) ? t('column', { indicator: name, unit: 'KM' }) : name;
  };
}
