import { saveAs } from 'file-saver';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useFileAbout } from '#domain/operator/use-file-about.ts';
import { csvFile } from '#shared/format/csv.ts';
import { fileDay } from '#shared/format/date.ts';
import { fold } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Button } from '#shared/ui/Button.tsx';
import { mapCsvRows } from './map-csv.ts';
import { INDICATORS, type CantonSummary, type FederationSummary } from './map.model.ts';
import { useColumnLabel } from './use-column-label.ts';

type TableDownloadProps = {
  cantons: readonly CantonSummary[];
  federation: FederationSummary;
  /** Whose figures they are, in words; goes into the name of the file. */
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
    const told = [
      ...about,
      { label: t('ui:fileAbout.address'), text: window.location.href },
      { label: t('ui:fileAbout.day'), text: fileDay() },
    ];
    const file = rows.map((row, at) => [...row, ...told.map(({ label, text }) => (at === 0 ? label : text))]);
    const name = [t('fileName'), federation.year, fold(scope).replace(/[^a-z0-9]+/g, '-')];
    saveAs(csvFile(file, lang), `${name.filter(Boolean).join('-')}.csv`);
  }

  return (
    <Button size="small" icon={Download} onClick={save}>
      {t('download')}
    </Button>
  );
}
