import type { LucideIcon } from 'lucide-react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserApplicationsQuery, type Application } from '#domain/session/session.api.ts';
import type { TokenUser } from '#domain/session/token.ts';
import { env } from '#shared/config/env.ts';
import { IDENTITY_APPLICATION_ID, PORTAL_APPLICATION_ID } from '#shared/config/settings.ts';
import { imageSource, safeUrl } from '#shared/html/safe-url.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDismiss } from '#shared/ui/use-dismiss.ts';
import { MenuButton } from './MenuButton.tsx';
import { useCloseOnNavigation } from './use-closing.ts';
import styles from './UserMenu.module.css';

const OWN: readonly number[] = [IDENTITY_APPLICATION_ID, PORTAL_APPLICATION_ID];

/** Address of the user's identity profile: the identity application's own, or the default host (P2.4, faults B23). */
function profileUrl(applications: readonly Application[]): string {
  const identity = applications.find((application) => application.applicationId === IDENTITY_APPLICATION_ID);
  const safe = safeUrl(identity?.redirectUrl);
  return safe.kind === 'external' ? safe.href : env.VITE_IDENTITY_APP_URL;
}

/** The signed-in user's menu (P2.4): who is signed in, the identity profile, other applications, sign-out. */
export function UserMenu({ user }: { user: TokenUser }) {
  const { t } = useTranslation('layout');
  const { session } = usePortal();
  const [open, setOpen] = useState(false);
  const { data: applications = [], error, isFetching, refetch } = useUserApplicationsQuery({ lang: useLang() });
  const close = () => setOpen(false);
  useCloseOnNavigation(open ? 'profile-menu' : null, close);
  const area = useDismiss<HTMLDivElement>(open, close);
  const photo = imageSource(user.photoUrl);
  const others = applications.filter((application) => !OWN.includes(application.applicationId));

  return (
    <div className={styles.area} ref={area}>
      <MenuButton controls="profile-menu" open={open} className="head-plain" onClick={() => setOpen(!open)}>
        <PictureOrIcon src={photo} size={28} icon={UserRound} className={styles.photo} />
        <span className="visually-hidden">{`${t('profile.menu')}: `}</span>
        <bdi className={styles.name}>{user.username || user.email}</bdi>
      </MenuButton>
      {open ? (
        <div id="profile-menu" className={styles.menu}>
          <p className={styles.who}>
            <span className="xs muted">{t('profile.signedInAs')}</span>
            <bdi>{user.username}</bdi>
            <bdi className="xs muted">{user.email}</bdi>
          </p>
          {error ? (
            <LoadError
              title={t('profile.applicationsFailed')}
              error={error}
              isPending={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null}
          <ul>
            <li>
              <a href={profileUrl(applications)}>
                <Icon of={UserRound} size="s" />
                <span>{t('profile.mine')}</span>
              </a>
            </li>
            {others.map((application) => (
              <li key={application.applicationId}>
                <ApplicationLink application={application} />
              </li>
            ))}
            <li>
              <button type="button" onClick={() => void session.signOut()}>
                <Icon of={LogOut} size="s" />
                <span>{t('logOut')}</span>
              </button>
            </li>
          </ul>
        </div>
      ) : null}
    </div>
  );
}

type PictureOrIconProps = { src: string | null; size: number; icon: LucideIcon; className?: string | undefined };

/** A picture of an application; an icon replaces one that is missing, unsafe or cannot be loaded (faults A37, B23). */
function PictureOrIcon({ src, size, icon, className }: PictureOrIconProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === failed) return <Icon of={icon} size="s" />;
  return <img className={className} src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
}

function ApplicationLink({ application }: { application: Application }) {
  const target = safeUrl(application.redirectUrl);
  const content = (
    <>
      <PictureOrIcon src={imageSource(application.resourceUrl)} size={16} icon={LayoutGrid} />
      <bdi>{application.name}</bdi>
    </>
  );
  return target.kind === 'external' ? <a href={target.href}>{content}</a> : <span>{content}</span>;
}
