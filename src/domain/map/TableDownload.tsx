import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { exportColumn } from '#shared/export/export-table.ts';
import { fold } from '#shared/format/fold.ts';
import { type Indicator, INDICATORS, isMoney } from './map-indicators.ts';
import type { CantonSummary, FederationSummary } from './map.model.ts';
import { useSumNotes } from './SumNotes.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';

type TableDownloadProps = {
  cantons: readonly CantonSummary[];
  federation: FederationSummary;
  /** Whose figures they are, as text; part of the file name. */
  scope: string;
};

/** Downloads the exact figures of all indicators (decisions: Export). */
export function TableDownload({ cantons, federation, scope }: TableDownloadProps) {
  const lang = useLang();
  const { t } = useTranslation(['map', 'ui']);
  const labelOf = useColumnLabel();
  const title = `${t('table')}: ${scope}`;
  const about = useExportAbout([
    { label: t('ui:fileAbout.unit'), text: t('ui:fileAbout.unitKM') },
    { label: t('federation'), text: useSumNotes(federation).join(' ') },
  ]);
  const column = exportColumn<Omit<CantonSummary, 'id'> & { name: string }>;
  const columns = [
    column('text', t('tableCanton'), ({ name }) => name, 34),
    column('number', t('year'), ({ year }) => year),
    ...INDICATORS.map((indicator) =>
      column('number', labelOf(indicator), ({ figures, unreadable }) =>
        unreadable.includes(indicator) ? t('unreadable') : figures[indicator],
      ),
    ),
  ];
  const rows = () => [
    ...cantons.map((canton) => ({ ...canton, name: cantonById(canton.id)?.name[lang] ?? String(canton.id) })),
    { ...federation, name: t('federation') },
  ];
  const fileName = [t('fileName'), federation.year, fold(scope).replace(/[^a-z0-9]+/g, '-')].filter(Boolean).join('-');
  return <ExportMenu size="small" label={t('download')} source={{ rows }} {...{ title, fileName, about, columns }} />;
}

/** Column heading of an indicator with its unit: 'Assets, KM'. */
export function useColumnLabel(): (indicator: Indicator) => string {
  const { t } = useTranslation('map');
  return (indicator) => {
    const name = t(`indicator.${indicator}`);
    return isMoney(indicator) ? t('column', { indicator: name, unit: 'KM' }) : name;
  };
}
