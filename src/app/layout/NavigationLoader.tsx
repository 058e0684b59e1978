import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router';
import { selectIsLeaving } from '#domain/session/session.slice.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { Spinner, useDelayed } from '#shared/ui/Spinner.tsx';
import { useOffline } from './use-offline.ts';
import styles from './NavigationLoader.module.css';

/**
 * The full-page loader: shown while the guard checks the way to another page, when that takes more than 150 ms (P2.3, step 2),
 * and during a sign-out (P4 Logout). Not shown for a filter or selection in the address: its page is there already; nor without a
 * connection, because the way may then wait long and the page can be used meanwhile.
 */
export function NavigationLoader() {
  const { t } = useTranslation('layout');
  const here = useBasePath() + useLocation().pathname;
  const { location: next } = useNavigation();
  const leaving = useSelector(selectIsLeaving);
  const offline = useOffline();
  if (leaving) return <Overlay>{t('profile.leaving')}</Overlay>;
  // The path of a pending navigation includes the base path.
  return next && next.pathname !== here && !offline ? <LateOverlay /> : null;
}

function LateOverlay() {
  const { t } = useTranslation('ui');
  return useDelayed() ? <Overlay>{t('loading')}</Overlay> : null;
}

function Overlay({ children }: { children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control and would need a label
    <div role="status" className={styles.overlay}>
      <Spinner size="l" />
      <span>{children}</span>
    </div>
  );
}
