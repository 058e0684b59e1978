import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { type Definition, DefinitionList } from '#shared/ui/DefinitionList.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { readReportId } from '../report/report-id.ts';
import type { WorkbookFacts } from '#domain/report-form/finding.ts';
import { ReportId, useTypeName } from '../report/ReportId.tsx';
import styles from '../report/Side.module.css';

type FileFactsProps = {
  file: File;
  version: ControlVersion;
  /** The id as the agency read it; before that the one of the quick look. */
  id?: string;
  facts: WorkbookFacts | null;
  checkedAt?: number;
};

/** What the selected file is: name, size, and what its id says of jib and type. Nothing is shown that is not known. */
export function FileFacts({ file, version, id, facts, checkedAt }: FileFactsProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const typeName = useTypeName();
  const known = id ?? facts?.id ?? '';
  const parts = readReportId(known);
  const rows: (Definition | null)[] = [
    { key: 'name', term: t('facts.name'), value: <bdi>{file.name}</bdi> },
    { key: 'size', term: t('facts.size'), value: formatFileSize(file.size, lang) },
    parts ? { key: 'jib', term: t('facts.jib'), value: <span className="tnum">{parts.jib}</span> } : null,
    parts ? { key: 'type', term: t('facts.type'), value: typeName(known, version) } : null,
    parts ? { key: 'id', term: t('facts.id'), value: <ReportId id={known} /> } : null,
    checkedAt ? { key: 'checked', term: t('facts.checked'), value: formatDateTime(new Date(checkedAt), lang) } : null,
  ];
  return (
    <section className={styles.block}>
      <h2>{t('facts.title')}</h2>
      <DefinitionList narrow items={rows.filter((row): row is Definition => row !== null)} />
    </section>
  );
}
