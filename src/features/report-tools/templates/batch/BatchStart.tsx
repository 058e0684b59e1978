import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import type { Client } from '#domain/filing/clients/client.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
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
  onStart: (kind: DocumentKind) => void;
};

/** Starts a batch for the selected clients; shows which data come from the form, or what is missing. */
export function BatchStart({ clients, values, version, facts, onStart }: BatchStartProps) {
  const { t } = useTranslation('templates');
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
          <Button icon={FileSpreadsheet} wide="on-phones" unavailable={closed} onClick={() => onStart('template')}>
            {t('batch.templates')}
          </Button>
          {version.estimate ? (
            <Button
              icon={FileText}
              wide="on-phones"
              unavailable={closed ?? notBillable}
              onClick={() => onStart('estimate')}
            >
              {t('batch.estimates')}
            </Button>
          ) : null}
        </FocusAfter>
      ) : null}
    </section>
  );
}
