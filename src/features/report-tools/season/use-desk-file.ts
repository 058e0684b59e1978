import { useTranslation } from 'react-i18next';
import { useTypeNameOfId } from '#domain/reference/report-types/use-type-name.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import type { DeskItem } from './desk/next-step.ts';

/** Columns of the exported desk: every stage with its day, and the next step. A cell that nothing is known of is empty. */
export function useDeskFile(): ExportColumn<DeskItem>[] {
  const { t } = useTranslation(['season', 'filing']);
  const nameOf = useTypeNameOfId();
  const column = exportColumn<DeskItem>;
  const typeName = (id: number | undefined) => (id === undefined ? null : (nameOf(id, 'new') ?? String(id)));
  return [
    column('text', t('columns.client'), ({ client }) => client?.name ?? null, 40),
    column('code', t('jib'), ({ jib }) => jib, 16),
    column(
      'text',
      t('columns.step'),
      ({ step, register }) => t(`steps.${step ?? (register.kind === 'there' ? 'there' : 'sent')}`),
      24,
    ),
    column('day', t('file.template'), ({ downloads: [last] }) => last?.at ?? null, 14),
    column('text', t('file.templateType'), ({ downloads: [last] }) => typeName(last?.reportTypeId), 30),
    column('day', t('file.check'), ({ checks: [last] }) => last?.at ?? null, 14),
    column('text', t('file.checkType'), ({ checks: [last] }) => typeName(last?.reportType), 30),
    column('number', t('file.errors'), ({ checks: [last] }) => last?.errors ?? null, 10),
    column('text', t('file.checkedFile'), ({ checks: [last] }) => last?.name ?? null, 30),
    column('text', t('columns.documents'), ({ documents }) => {
      if (documents.kind === 'unknown') return null;
      if (documents.kind !== 'sent') return t(`documents.${documents.kind}`);
      return documents.documents.map((kind) => t(`filing:kind.${kind}`)).join(', ') || t('documents.noneSent');
    }),
    column('day', t('file.submission'), ({ submissions: [last] }) => last?.sentAt ?? null, 14),
    column('text', t('file.submissionType'), ({ submissions: [last] }) => typeName(last?.reportType), 30),
    column(
      'text',
      t('file.outcome'),
      ({ submissions: [last] }) => (last ? t(`file.outcomes.${last.outcome}`) : null),
      20,
    ),
    column('number', t('file.submissions'), ({ submissions }) => submissions.length, 10),
    column(
      'text',
      t('file.register'),
      ({ register: { kind } }) => {
        if (kind === 'signIn' || kind === 'pending') return null;
        return t(kind === 'there' ? 'steps.there' : `register.${kind}`);
      },
      24,
    ),
    column('day', t('columns.register'), ({ register }) => ('report' in register ? register.report.day : null), 14),
  ];
}
