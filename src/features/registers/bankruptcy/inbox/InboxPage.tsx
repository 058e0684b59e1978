import ArrowLeft from 'lucide-react/icons/arrow-left';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Page } from '#domain/content/Page.tsx';
import { signInUrl } from '#domain/session/identity-links.ts';
import { selectIsUserAuthenticated, selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { buttonClasses, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { useIsInBrowser } from '#shared/ui/use-in-browser.ts';

/** Only few users may add documents, so nothing of it is fetched by others. */
const Inbox = lazyPart(() => import('./Inbox.tsx').then((file) => file.Inbox), {
  waiting: () => <RowsSkeleton rows={3} />,
});

/**
 * The registry's inbox: up to thirty PDFs are looked over and added one after the other (R2.7, R3.8, R4.5), by administrators and
 * moderators only (R6). It stays when the session ends, so that nothing that was selected or typed is lost.
 */
export default function InboxPage() {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  const isInBrowser = useIsInBrowser();
  const mayAdd = useSelector(selectMayAddDocuments);
  const [isOpen, setOpen] = useState(mayAdd);
  if (mayAdd && !isOpen) setOpen(true);
  return (
    <Page
      base="bankruptcy"
      page={t('title')}
      trail="register"
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('bankruptcy', lang)} icon={ArrowLeft} variant="quiet">
          {t('toRegistry')}
        </ButtonLink>
      }
    >
      {isInBrowser ? isOpen ? <Inbox /> : <StaffOnly /> : <RowsSkeleton rows={3} />}
    </Page>
  );
}

/** Instead of the inbox for everybody else: who may use it, and the sign-in for those who are not signed in. */
function StaffOnly() {
  const { t } = useTranslation(['inbox', 'bankruptcy']);
  const isSignedIn = useSelector(selectIsUserAuthenticated);
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('staffOnly.title')}
      actions={
        isSignedIn ? null : (
          <a className={buttonClasses({})} href={signInUrl(window.location.origin + window.location.pathname)}>
            {t('staffOnly.signIn')}
          </a>
        )
      }
    >
      <p>{t(isSignedIn ? 'bankruptcy:sendProblems.forbidden' : 'bankruptcy:staffOnly')}</p>
    </EmptyState>
  );
}
