import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useRouteError } from 'react-router';
import { signInUrl } from '#domain/session/identity-links.ts';
import { noticeDismissed, selectSessionNotice } from '#domain/session/session.slice.ts';
import { formatLocalClock } from '#shared/format/date.ts';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { isMissingFile } from '#shared/scripts/missing-file.ts';
import { Button, buttonClasses } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { focusPageTitle, PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { enterEarlyInput } from '../early-input.ts';
import { SignInProblem } from '../sign-in-problem.ts';

const ResetBrowser = lazyPart(() => import('#shared/ui/ResetBrowser.tsx').then((file) => file.ResetBrowser));

/** Shown for a page that failed or that a sign-in could not open: what happened and where to go (architecture, Failure). */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(enterEarlyInput, []);
  return error instanceof SignInProblem ? <SignInFailed reason={error.reason} /> : <PageFailed error={error} />;
}

/** The error page without the frame, for errors outside the frame, as when the guard failed. */
export function BareErrorPage() {
  return (
    <main id="main-content">
      <ErrorPage />
    </main>
  );
}

function PageFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('layout');
  const isMissing = isMissingFile(error);
  // A page that fails while it is used takes what had the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) focusPageTitle();
  }, []);
  return (
    <Failure
      title={t('error.title')}
      intro={t(isMissing ? 'error.chunk' : 'error.text')}
      action={<ReloadButton label={t('error.reload')} />}
    >
      {isMissing ? null : (
        <>
          <p className="muted">{t('error.resetHint')}</p>
          <p>
            <ResetBrowser />
          </p>
        </>
      )}
    </Failure>
  );
}

/**
 * Instead of a protected page that a sign-in could not open (readings, P4): a blocked user reads that and may sign in as somebody
 * else; for a wrong clock it shows the clock's time; without storage the visitor signs in by hand.
 */
function SignInFailed({ reason }: Pick<SignInProblem, 'reason'>) {
  const { t } = useTranslation('layout');
  const lang = useCurrentLang();
  const dispatch = useDispatch();
  const [shownAt] = useState(() => new Date());
  // The page already says it; the notice would repeat it.
  const notice = useSelector(selectSessionNotice);
  useEffect(() => {
    if (notice) dispatch(noticeDismissed());
  }, [notice, dispatch]);
  const address = window.location.origin + window.location.pathname;
  return (
    <Failure
      title={t(`signInProblem.${reason}.title`)}
      intro={t(`signInProblem.${reason}.text`, { time: formatLocalClock(shownAt, lang) })}
      action={
        reason === 'blocked' || reason === 'tooLong' || reason === 'storage' ? (
          <a className={buttonClasses({ variant: 'primary' })} href={signInUrl(address)}>
            {t(reason === 'storage' ? 'logIn' : 'signInProblem.otherAccount')}
          </a>
        ) : (
          <ReloadButton label={t('signInProblem.again')} />
        )
      }
    />
  );
}

const ReloadButton = ({ label }: { label: string }) => (
  <Button variant="primary" onClick={() => window.location.reload()}>
    {label}
  </Button>
);

type FailureProps = { title: string; intro: string; action: ReactNode; children?: ReactNode };

/** What happened, what to do about it, and the way to the home page. */
function Failure({ title, intro, action, children }: FailureProps) {
  const { t } = useTranslation('layout');
  // The error may occur above the route that provides the language.
  const lang = useCurrentLang();
  return (
    <div className="wrap">
      <PageMeta title={title} />
      <PageHead title={title} intro={intro} />
      <p className="button-row">
        {action}
        <Link to={href('home', lang)}>{t('notFound.home')}</Link>
      </p>
      {children}
    </div>
  );
}
