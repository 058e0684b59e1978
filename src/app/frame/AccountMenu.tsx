import { LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router';
import { signInUrl } from '#domain/session/identity-links.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import { Icon } from '#shared/ui/Icon.tsx';

const ProfileMenu = lazy(async () => ({ default: (await import('./ProfileMenu.tsx')).ProfileMenu }));

/** Signed out: the way to the identity application. Signed in: the profile menu (P2.4). */
export function AccountMenu() {
  const { t } = useTranslation('frame');
  const user = useSelector(selectUser);
  const { pathname, search, hash } = useLocation();
  const path = useHref({ pathname, search, hash });
  if (user) {
    return (
      <Suspense fallback={<span className="head-plain">{user.username}</span>}>
        <ProfileMenu user={user} />
      </Suspense>
    );
  }
  return (
    <a className="head-plain" href={signInUrl(window.location.origin + path)}>
      <Icon of={LogIn} size="s" />
      {t('logIn')}
    </a>
  );
}
