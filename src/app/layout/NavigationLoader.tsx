import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router';
import { selectIsLeaving } from '#domain/session/session.slice.ts';
import { useRouter } from '#shared/routing/use-router.ts';
import { Spinner, useDelayed } from '#shared/ui/Spinner.tsx';
import styles from './NavigationLoader.module.css';

/**
 * The full-page loader: of the guard's checks on the way to another page, when they take longer than 150 ms (P2.3, step 2), and of a
 * sign-out (P4 Logout). A filter or a choice that goes into the address covers nothing: its page stands already.
 */
export function NavigationLoader() {
  const { t } = useTranslation('layout');
  const { router } = useRouter();
  const { location: next } = useNavigation();
  const leaving = useSelector(selectIsLeaving);
  if (leaving) return <Overlay>{t('profile.leaving')}</Overlay>;
  // Both below the folder of the host, which the hooks of the router leave out of the present address alone.
  return next && next.pathname !== router.state.location.pathname ? <LateOverlay /> : null;
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
