import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { useTypeNameOfId } from '#domain/reference/report-types/use-type-name.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { type CellProps, itemName, StageLink } from './DeskCell.tsx';
import styles from './DeskTable.module.css';

/** Since when a report of the period is in the register, or why nothing is said. */
export function RegisterCell({ item, signIn, onRetry }: CellProps) {
  const { t } = useTranslation(['season', 'ui']);
  const lang = useLang();
  const typeName = useTypeNameOfId();
  const { register } = item;
  switch (register.kind) {
    case 'there':
    case 'other':
    case 'doubtful': {
      const { reportTypeId, typeName: sent, day } = register.report;
      return (
        <>
          <StageLink item={item} column="register" to={profileHref(register.entity, lang)}>
            {formatDate(day, lang)}
          </StageLink>
          <p className="muted xs">{typeName(reportTypeId, 'new') ?? sent}</p>
          {register.kind === 'there' ? null : <p className={`xs ${styles.note}`}>{t(`register.${register.kind}`)}</p>}
        </>
      );
    }
    case 'notYet':
      return (
        <StageLink item={item} column="register" to={profileHref(register.entity, lang)} isEmpty>
          {t('register.notYet')}
        </StageLink>
      );
    case 'unknownJib':
    case 'pending':
      return <span className="muted">{t(`register.${register.kind}`)}</span>;
    case 'signIn':
      return (
        <a href={signIn} className={styles.empty}>
          {t('register.signIn')}
        </a>
      );
    default:
      return (
        <FocusAfter className={styles.failed}>
          <strong>{t('register.failed')}</strong>
          <Button
            size="small"
            variant="quiet"
            icon={RotateCw}
            className="no-print"
            aria-label={t('register.retryOf', { name: itemName(item) })}
            onClick={() => onRetry(item.jib)}
          >
            {t('ui:tryAgain')}
          </Button>
        </FocusAfter>
      );
  }
}
