import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { signInUrl } from '#domain/session/identity-links.ts';
import { noticeDismissed, selectSessionNotice } from '#domain/session/session.slice.ts';
import { formatLocalClock } from '#shared/format/date.ts';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, buttonClasses } from '#shared/ui/Button.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import type { SignInProblem } from '../sign-in-problem.ts';

/**
 * Shown instead of a protected page that a sign-in could not open (readings, P4): a blocked user reads that and may sign in as
 * somebody else; for a wrong clock it shows the clock's time.
 */
export function SignInProblemPage({ reason }: Pick<SignInProblem, 'reason'>) {
  const { t } = useTranslation('layout');
  const lang = useCurrentLang();
  const dispatch = useDispatch();
  const [shownAt] = useState(() => new Date());
  const title = t(`signInProblem.${reason}.title`);
  // The page already says it; the notice would repeat it.
  const notice = useSelector(selectSessionNotice);
  useEffect(() => {
    if (notice) dispatch(noticeDismissed());
  }, [notice, dispatch]);
  const address = window.location.origin + window.location.pathname;
  return (
    <div className="wrap">
      <PageMeta title={title} />
      <PageHead title={title} intro={t(`signInProblem.${reason}.text`, { time: formatLocalClock(shownAt, lang) })} />
      <p className="button-row">
        {reason === 'blocked' || reason === 'tooLong' ? (
          <a className={buttonClasses({ variant: 'primary' })} href={signInUrl(address)}>
            {t('signInProblem.otherAccount')}
          </a>
        ) : (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('signInProblem.again')}
          </Button>
        )}
        <Link to={href('home', lang)}>{t('notFound.home')}</Link>
      </p>
    </div>
  );
}
