import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useContent } from '#domain/content/use-content.ts';
import { noticeDismissed, selectSessionNotice, type SessionNotice } from '#domain/session/session.slice.ts';
import { formatDateTime, formatLocalClock } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ContentAgain } from './ContentAgain.tsx';
import { useOffline } from './use-offline.ts';

/**
 * Notices over any page: why the session ended (readings, P2.4), that there is no connection (faults G01), and how old the
 * content is when the agency does not answer and a stored answer is shown.
 */
export function Notices() {
  const { t } = useTranslation('layout');
  const dispatch = useDispatch();
  const notice = useSelector(selectSessionNotice);
  const offline = useOffline();
  const lang = useLang();
  const { outdatedSince, refetch } = useContent();
  if (!notice && !offline && outdatedSince === null) return null;
  return (
    <section className="wrap no-print" aria-label={t('notices')}>
      {notice ? (
        <Banner kind="act" live onDismiss={() => dispatch(noticeDismissed())}>
          <SessionNoticeText key={notice} notice={notice} />
        </Banner>
      ) : null}
      {outdatedSince === null ? null : (
        <Banner kind="info" live>
          <ContentAgain
            message={t('contentOutdated', { time: formatDateTime(new Date(outdatedSince).toISOString(), lang) })}
            label={t('contentAgain')}
            onPress={refetch}
          />
        </Banner>
      )}
      {offline ? (
        <Banner kind="info" live>
          {t('offline')}
        </Banner>
      ) : null}
    </section>
  );
}

/** Why the session ended; for a wrong clock it shows the clock's time. */
function SessionNoticeText({ notice }: { notice: SessionNotice }) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const [shownAt] = useState(() => new Date());
  return <p>{t(`notice.${notice}`, { time: formatLocalClock(shownAt, lang) })}</p>;
}
