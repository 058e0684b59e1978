import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Button } from '#shared/ui/Button.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { SignInLoop } from '../sign-in-loop.ts';

/** Shown instead of a page that failed: what happened and a way on (architecture, Failure). */
export function ErrorPage() {
  const { t } = useTranslation('frame');
  const lang = useLang();
  const error = useRouteError();
  const isLoop = error instanceof SignInLoop;
  const isChunk = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  const title = t(isLoop ? 'error.signInTitle' : 'error.title');
  usePageMeta(title);
  return (
    <div className="wrap">
      <PageHead title={title} intro={t(isLoop ? 'error.signInText' : isChunk ? 'error.chunk' : 'error.text')} />
      <p className="button-row">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t(isLoop ? 'error.signInAgain' : 'error.reload')}
        </Button>
        <Link to={href('home', lang)}>{t('notFound.home')}</Link>
      </p>
    </div>
  );
}
