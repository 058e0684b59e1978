import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypeNameOfId } from '#domain/reference/report-types/use-type-name.ts';
import { formatDate } from '#shared/format/date.ts';
import { formatNumber, MISSING } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { DeskItem, Step } from '../desk/next-step.ts';
import { type CellProps, itemName, StageLink } from './DeskCell.tsx';
import styles from './DeskTable.module.css';

/** The templates with the client and the accounting period filled in; the hash keeps the focus on the form. */
const templateHref = ({ jib }: Pick<DeskItem, 'jib'>, period: number, lang: Lang): string =>
  `${href('templates', lang, undefined, { client: jib, year: period })}#template-form-title`;

/** The control, which then names the client whose report is expected. */
const controlHref = ({ jib }: Pick<DeskItem, 'jib'>, lang: Lang): string =>
  href('control', lang, undefined, { client: jib });

/** The records of the client's submissions, further down on the control. */
const recordsHref = ({ jib }: Pick<DeskItem, 'jib'>, lang: Lang): string =>
  `${href('control', lang, undefined, { records: jib })}#records`;

function stepHref(step: Step, item: Pick<DeskItem, 'jib'>, period: number, lang: Lang): string {
  if (step === 'download') return templateHref(item, period, lang);
  return step === 'resolve' ? recordsHref(item, lang) : controlHref(item, lang);
}

/** Returns a function that names a report type, by its number until the types are loaded. */
function useTypeName(): (id: number) => string {
  const nameOf = useTypeNameOfId();
  return (id) => nameOf(id, 'new') ?? String(id);
}

const Mark = (badge: ComponentProps<typeof Badge>) => (
  <span className={styles.mark}>
    <Badge {...badge} />
  </span>
);

/** The next step as a button that leads to it; when nothing is left, whether the report was sent or is in the register. */
export function StepCell({ item, period }: CellProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const { step } = item;
  if (step === null) return <Mark tone="ok">{t(item.register.kind === 'there' ? 'steps.there' : 'steps.sent')}</Mark>;
  const text = t(`steps.${step}`);
  return (
    <>
      <ButtonLink
        size="small"
        to={stepHref(step, item, period, lang)}
        className={styles.step}
        aria-label={t('stepOf', { step: text, name: itemName(item) })}
      >
        {text}
      </ButtonLink>
      <span className="print-only">{text}</span>
    </>
  );
}

/** When the template was saved last, and of which types. */
export function TemplateCell({ item, period }: CellProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const typeName = useTypeName();
  const [last] = item.downloads;
  const types = [...new Set(item.downloads.map(({ reportTypeId }) => typeName(reportTypeId)))];
  return (
    <>
      <StageLink item={item} column="template" to={templateHref(item, period, lang)} isEmpty={!last}>
        {last ? formatDate(last.at, lang) : t('template.none')}
      </StageLink>
      {types.map((type) => (
        <p key={type} className="muted xs">
          {type}
        </p>
      ))}
    </>
  );
}

/** What the last check of each report said; one that is neither corrected nor sent shows its errors. */
export function CheckCell({ item }: CellProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const typeName = useTypeName();
  const to = controlHref(item, lang);
  if (item.checks.length === 0)
    return (
      <StageLink item={item} column="check" to={to} isEmpty>
        {t('check.none')}
      </StageLink>
    );
  return item.checks.map(({ reportType, errors, name, at }) => (
    <div key={reportType} className={styles.entry}>
      <Mark tone={errors > 0 ? 'error' : 'ok'}>
        {errors > 0 ? t('check.errors', { count: errors, errors: formatNumber(errors, lang) }) : t('check.correct')}
      </Mark>
      <StageLink item={item} column="check" to={to}>
        {formatDate(at, lang)}
      </StageLink>
      <p className="muted xs">{typeName(reportType)}</p>
      <p className={`muted xs ${styles.file}`}>
        <bdi>{name}</bdi>
      </p>
    </div>
  ));
}

/** Whether notes are still missing, and which documents were sent. */
export function DocumentsCell({ item }: CellProps) {
  const { t } = useTranslation(['season', 'filing']);
  const lang = useLang();
  const { documents } = item;
  if (documents.kind === 'unknown')
    return (
      <span className="muted">
        <span aria-hidden="true">{MISSING}</span>
        <VisuallyHidden>{t('documents.unknown')}</VisuallyHidden>
      </span>
    );
  if (documents.kind === 'sent')
    return (
      <StageLink item={item} column="documents" to={recordsHref(item, lang)}>
        {documents.documents.map((kind) => t(`filing:kind.${kind}`)).join(', ') || t('documents.noneSent')}
      </StageLink>
    );
  const isMissing = documents.kind === 'missing';
  return (
    <>
      {isMissing ? <Mark tone="act">{t('documents.missing')}</Mark> : null}
      <StageLink item={item} column="documents" to={controlHref(item, lang)} isPrinted={!isMissing}>
        {t(isMissing ? 'documents.add' : 'documents.none')}
      </StageLink>
    </>
  );
}

/** The records of submissions; without one nothing is claimed. */
export function SubmissionCell({ item }: CellProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const typeName = useTypeName();
  if (item.submissions.length === 0)
    return (
      <StageLink item={item} column="submission" to={controlHref(item, lang)} isEmpty>
        {t('submission.none')}
      </StageLink>
    );
  return item.submissions.map(({ receipt, reportType, outcome, sentAt, isRepeated }) => (
    <div key={`${receipt} ${reportType}`} className={styles.entry}>
      {outcome === 'unknown' ? <Mark tone="act">{t('submission.unknown')}</Mark> : null}
      <StageLink item={item} column="submission" to={recordsHref(item, lang)}>
        {formatDate(sentAt, lang)}
      </StageLink>
      <p className="muted xs">{typeName(reportType)}</p>
      {isRepeated ? <p className={`xs ${styles.note}`}>{t('submission.repeated')}</p> : null}
    </div>
  ));
}
