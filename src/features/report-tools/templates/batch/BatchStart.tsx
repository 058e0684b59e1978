import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import type { Client } from '#domain/filing/clients/client.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import type { DocumentKind } from '../template-form.ts';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { WatchedForm } from '../use-template-form.ts';
import { missingForBatch, ownOrCommon } from './batch.ts';
import styles from './BatchStart.module.css';

type BatchStartProps = {
  clients: readonly Client[];
  values: WatchedForm;
  version: TemplateVersion;
  facts: DocumentFacts;
  /** Whether it would replace documents that are not saved yet. */
  replaces: boolean;
  onStart: (kind: DocumentKind) => void;
};

/** Starts a batch for the selected clients; shows which data come from the form, or what is missing. */
export function BatchStart({ clients, values, version, facts, replaces, onStart }: BatchStartProps) {
  const { t } = useTranslation(['templates', 'ui']);
  const closed = useWhyClosed('template', version.route);
  const count = clients.length;
  const missing = missingForBatch(values, clients, facts.isOffered).map((field) => t(`missing.${field}`));
  // Without the list nobody knows which clients have a type of their own here; the form says why it is not there.
  const incomplete =
    facts.noReportTypes ?? (missing.length > 0 ? t('batch.missing', { fields: missing.join(', ') }) : null);
  const reason = count === 0 ? t('batch.chooseClients') : incomplete;
  useRootMark('withBar', reason === null);
  const reportTypes = clients.map((client) => ownOrCommon(client, values, facts.isOffered).reportTypeId);
  const hasOwn = clients.some(({ creatorId, reportTypeId }) => creatorId !== null || reportTypeId !== null);
  const notBillable = reportTypes.every((id) => facts.notBillable(id)) ? t('statementOfInactivityNonBillable') : null;
  const question = {
    confirms: replaces,
    title: t('batch.replaceTitle'),
    text: t('batch.leaveText'),
    confirmLabel: t('batch.replaceConfirm'),
    cancelLabel: t('ui:leave.stay'),
    wide: 'on-phones',
  } as const;
  return (
    <section className={classNames(styles.bar, reason === null && styles.sticky)} aria-label={t('batch.label')}>
      <p className={styles.text}>
        <strong>{t('batch.selected', { count })}</strong>{' '}
        <span>
          {reason ??
            t(hasOwn ? 'batch.fromClients' : 'batch.fromForm', {
              type: facts.reportTypeName(reportTypes[0] ?? null),
              year: values.accountingPeriod ?? '',
            })}
        </span>
      </p>
      {reason === null ? (
        <FocusAfter className="button-row">
          <ConfirmButton
            {...question}
            icon={FileSpreadsheet}
            unavailable={closed}
            onConfirm={() => onStart('template')}
          >
            {t('batch.templates')}
          </ConfirmButton>
          {version.estimate ? (
            <ConfirmButton
              {...question}
              icon={FileText}
              unavailable={closed ?? notBillable}
              onConfirm={() => onStart('estimate')}
            >
              {t('batch.estimates')}
            </ConfirmButton>
          ) : null}
        </FocusAfter>
      ) : null}
    </section>
  );
}
