import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { noticeSeen, selectSessionNotice } from '#domain/session/session.slice.ts';
import { Banner } from '#shared/ui/Banner.tsx';

/** Notices over any page: why the session ended (readings, P2.4), and that there is no connection (faults G01). */
export function Notices() {
  const { t } = useTranslation('layout');
  const dispatch = useDispatch();
  const notice = useSelector(selectSessionNotice);
  const offline = useOffline();
  if (!notice && !offline) return null;
  return (
    <div className="wrap no-print">
      {notice ? (
        <Banner kind="act" live onDismiss={() => dispatch(noticeSeen())}>
          {t(`notice.${notice}`)}
        </Banner>
      ) : null}
      {offline ? (
        <Banner kind="info" live>
          {t('offline')}
        </Banner>
      ) : null}
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, []);
  return offline;
}
