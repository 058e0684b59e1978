import LogIn from 'lucide-react/icons/log-in';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { signInUrl } from '#domain/session/identity-links.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import type { TokenUser } from '#domain/session/token.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';

const UserMenu = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu, {
  isLate: true,
  waiting: ({ user }) => <UserName user={user} />,
  failed: ({ user }, { tries, retry }) => <AccountFailed {...{ user, tries, retry }} />,
});

/** Signed out: the link to the identity application. Signed in: the profile menu (P2.4). */
export function SignInOrUserMenu() {
  const { t } = useTranslation('layout');
  const user = useSelector(selectUser);
  const path = createPath(useLocation());
  const base = useBasePath();
  const origin = useInBrowser(() => window.location.origin, '');
  if (user) return <UserMenu user={user} />;
  return (
    <a className="head-plain" data-sign-in href={signInUrl(origin + base + path)}>
      <Icon of={LogIn} size="s" />
      <span>{t('logIn')}</span>
    </a>
  );
}

const UserName = ({ user }: { user: TokenUser }) => <span className="head-plain">{user.username}</span>;

/** Shows who is signed in even when the menu itself cannot be loaded. */
function AccountFailed({ user, tries, retry }: { user: TokenUser; tries: number; retry: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <bdi className="head-plain">{user.username}</bdi>
      <PartFailed tries={tries} onRetry={retry}>
        {t('profile.failed')}
      </PartFailed>
    </>
  );
}
