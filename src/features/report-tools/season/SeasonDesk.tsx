import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { comingDeadlines, daysUntil } from '#domain/agency-file/filing-deadlines.ts';
import { useFilingStores } from '#domain/filing/filing-stores.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { formatDate } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { Desk } from './Desk.tsx';
import styles from './SeasonDesk.module.css';

const AddClientDialog = lazyPart(() => import('./AddClientDialog.tsx').then((file) => file.AddClientDialog));

/** The desk with what is above it; without a client and without records, how to begin. */
export function SeasonDesk() {
  const { t } = useTranslation(['season', 'filing', 'layout']);
  const lang = useLang();
  const filing = useFilingStores();
  const { stores } = filing;
  const [added, setAdded] = useState<{ jib: string; name: string } | null>(null);
  const isEmpty = stores !== null && Object.values(stores).every((list) => list.length === 0);
  return (
    <div className={`stack ${styles.page}`}>
      <NextDeadline />
      <StoredNotice of={filing}>{t('notLasting')}</StoredNotice>
      {stores === null ? (
        <ReadingList rows={6} />
      ) : isEmpty ? (
        <EmptyState
          icon={CalendarCheck}
          title={t('filing:noClients')}
          actions={
            <>
              <Button icon={UserRoundPlus} onClick={() => setAdded({ jib: '', name: '' })}>
                {t('add')}
              </Button>
              <ImportButton />
              <ButtonLink to={href('templates', lang)} variant="quiet">
                {t('layout:screens.templates')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <Desk stores={stores} onAdd={setAdded} />
      )}
      {added ? <AddClientDialog key={added.jib} start={added} onClose={() => setAdded(null)} /> : null}
    </div>
  );
}

/** The nearest deadline of the agency's file in one line; nothing without one. */
function NextDeadline() {
  const { t } = useTranslation('season');
  const lang = useLang();
  const now = hostNow(usePortal());
  const [next] = comingDeadlines(useAgencyFile().deadlines, now);
  if (!next) return null;
  const days = daysUntil(next.date, now);
  return (
    <p className={styles.deadline}>
      <Icon of={CalendarClock} />
      <span>
        <span>{`${t('deadline.next')} `}</span>
        <strong>{next.title[lang]}</strong>
        <span>, </span>
        <time dateTime={next.date}>{formatDate(next.date, lang)}</time>{' '}
        <span className="muted">
          {days === 0 ? t('deadline.today') : t('deadline.days', { count: days, days: formatNumber(days, lang) })}
        </span>
      </span>
    </p>
  );
}
