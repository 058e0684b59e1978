import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { isMissingFile } from '#shared/scripts/missing-file.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { enterEarlyInput } from '../early-input.ts';
import { SignInProblem } from '../sign-in-problem.ts';
import { SignInProblemPage } from './SignInProblemPage.tsx';

const ResetBrowser = lazyPart(() => import('#shared/ui/ResetBrowser.tsx').then((file) => file.ResetBrowser));

/** Shown for a page that failed or that a sign-in could not open: what happened and where to go (architecture, Failure). */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(enterEarlyInput, []);
  return error instanceof SignInProblem ? <SignInProblemPage reason={error.reason} /> : <PageFailed error={error} />;
}

function PageFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('layout');
  // The error may occur above the route that provides the language.
  const lang = useCurrentLang();
  const isMissing = isMissingFile(error);
  const title = t('error.title');
  return (
    <div className="wrap">
      <PageMeta title={title} />
      <PageHead title={title} intro={t(isMissing ? 'error.chunk' : 'error.text')} />
      <p className="button-row">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
        <Link to={href('home', lang)}>{t('notFound.home')}</Link>
      </p>
      {isMissing ? null : (
        <>
          <p className="muted">{t('error.resetHint')}</p>
          <p>
            <ResetBrowser />
          </p>
        </>
      )}
    </div>
  );
}

/** The error page without the frame, for errors outside the frame, as when the guard failed. */
export function BareErrorPage() {
  return (
    <main id="main-content">
      <ErrorPage />
    </main>
  );
}
