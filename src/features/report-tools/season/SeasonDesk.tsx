import CalendarCheck from 'lucide-react/icons/calendar-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilingStores } from '#domain/filing/filing-stores.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { Desk } from './Desk.tsx';
import { NextDeadline } from './NextDeadline.tsx';
import styles from './SeasonDesk.module.css';

const AddClientDialog = lazyPart(() => import('./AddClientDialog.tsx').then((file) => file.AddClientDialog));

const NOBODY = { jib: '', name: '' };

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
              <Button icon={UserRoundPlus} onClick={() => setAdded(NOBODY)}>
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
      {added ? (
        <AddClientDialog key={added.jib} start={added} clients={stores?.clients ?? []} onClose={() => setAdded(null)} />
      ) : null}
    </div>
  );
}
