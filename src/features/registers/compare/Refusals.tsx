import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import type { Column } from './comparable.ts';
import styles from './ComparePage.module.css';

type RefusalsProps = {
  columns: readonly Pick<Column, 'id' | 'entity' | 'refusal'>[];
  onRemove: (id: number) => void;
  onRetry: () => void;
};

/** Entities that cannot stand in the comparison, each with its reason and a way to take it out. */
export function Refusals({ columns, onRemove, onRetry }: RefusalsProps) {
  const { t } = useTranslation(['compare', 'ui']);
  const refused = columns.flatMap(({ refusal, ...column }) => (refusal ? [{ ...column, refusal }] : []));
  if (refused.length === 0) return null;
  return (
    <Banner kind="act" title={t('refusedTitle', { count: refused.length })}>
      <ul className={styles.refused}>
        {refused.map(({ id, entity, refusal }) => {
          const name = entity?.shortName || entity?.longName || t('unknownEntity', { id });
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>: {t(`refusals.${refusal}`)}
              </span>
              {refusal === 'failed' ? (
                <Button size="small" variant="quiet" onClick={onRetry}>
                  {t('ui:tryAgain')}
                </Button>
              ) : null}
              <Button size="small" variant="quiet" aria-label={t('removeOne', { name })} onClick={() => onRemove(id)}>
                {t('ui:remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
