import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink, IconButton } from '#shared/ui/Button.tsx';
import { focusPageTitle } from '#shared/ui/PageHead.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import { useCompareBasket } from './use-compare-basket.ts';
import styles from './CompareTray.module.css';

/** The basket at the bottom of search and profile, while it is not empty: names, removal, and the link to the comparison. */
export function CompareTray() {
  const { t } = useTranslation('compare');
  const { announcer } = usePortal();
  const tray = useRef<HTMLElement>(null);
  const { entities, most, canCompare, remove, empty } = useCompareBasket();
  useRootMark('withBar', entities.length > 0);
  if (entities.length === 0) return null;
  /** After a removal, whose button is gone; with the last entity the tray goes, too. */
  function say(text: string, left: number): void {
    announcer.announce(text);
    if (left > 0) tray.current?.focus();
    else focusPageTitle();
  }
  return (
    <aside ref={tray} tabIndex={-1} className={`no-print ${styles.tray}`} aria-label={t('inBasket')}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.title}>{t('selected', { count: entities.length, most })}</p>
        <ul className={styles.names}>
          {entities.map(({ id, name }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <IconButton
                icon={X}
                bare
                size="small"
                label={t('removeOne', { name })}
                onClick={() => {
                  remove(id);
                  say(t('removed', { name }), entities.length - 1);
                }}
              />
            </li>
          ))}
        </ul>
        <div className="button-row">
          {canCompare ? <CompareLink /> : <span className="muted">{t('chooseMore')}</span>}
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              empty();
              say(t('selected', { count: 0, most }), 0);
            }}
          >
            {t('empty')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** The link from the basket to the comparison of what is in it; add 'compare' to the texts of the route. */
export function CompareLink() {
  const { t } = useTranslation('compare');
  const lang = useLang();
  const ids = useCompareBasket().entities.map(({ id }) => id);
  return (
    <ButtonLink size="small" iconAfter={ArrowRight} to={href('compare', lang, {}, { ids: ids.join(',') })}>
      {t('go')}
    </ButtonLink>
  );
}
