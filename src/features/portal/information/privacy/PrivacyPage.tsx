import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { storeOnComputer, shareComputer } from '#shared/storage/reset.ts';
import { SHARED_COMPUTER_KEY } from '#shared/storage/shared-computer.ts';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { ResetBrowser, STORED_SECTION } from '#shared/ui/ResetBrowser.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { ContactWays } from '../ContactWays.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { AuthoredText, TextSection } from '../Prose.tsx';
import { SentTable, StoredTable } from './PrivacyTables.tsx';
import styles from './PrivacyPage.module.css';

const AFTER = ['others', 'servers', 'rights'] as const;

/** Privacy: what is stored on the visitor's device, what is sent where, and that visitors are not tracked. */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <InformationLayout route="privacy" texts="privacy">
      <TextSection texts="privacy" part="short" />
      <Section title={t('stored.title')} intro={t('stored.intro')} id={STORED_SECTION}>
        <StoredTable />
      </Section>
      <Section title={t('browser.title')} id="this-browser">
        <ThisBrowser />
      </Section>
      <Section title={t('sent.title')} intro={t('sent.intro')}>
        <SentTable />
      </Section>
      {AFTER.map((part) => (
        <TextSection key={part} texts="privacy" part={part} />
      ))}
      <Section title={t('contact.title')}>
        <AuthoredText texts="privacy" part="contact">
          <ContactWays />
        </AuthoredText>
        <p className="small">
          <a href={`${import.meta.env.BASE_URL}licences.txt`}>{t('licences')}</a>
        </p>
      </Section>
    </InformationLayout>
  );
}

/** The visitor's settings for this browser: whether the computer is shared, and removing everything stored. */
function ThisBrowser() {
  const { t } = useTranslation('privacy');
  const { storage, announcer } = usePortal();
  const [isShared, setShared] = useState(storage.isShared);
  const [isConfirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState<'share' | 'keep' | null>(null);
  const { run } = useOneAtATime();
  useEffect(() => onStoredElsewhere([SHARED_COMPUTER_KEY], () => setShared(storage.isShared())), [storage]);

  async function share(): Promise<void> {
    setConfirming(false);
    setFailed(null);
    const isRemoved = await shareComputer(storage);
    setShared(true);
    if (isRemoved) announcer.announce(t('browser.sharedOn'));
    else setFailed('share');
  }

  async function keep(): Promise<void> {
    setFailed(null);
    const isMoved = await storeOnComputer(storage);
    setShared(!isMoved);
    if (isMoved) announcer.announce(t('browser.sharedOff'));
    else setFailed('keep');
  }

  return (
    <div className={`stack-3 measure ${styles.choices}`}>
      <CheckboxField
        label={t('browser.shared')}
        hint={t('browser.sharedHint')}
        checked={isShared}
        onChange={() => (isShared ? void run(keep) : setConfirming(true))}
      />
      {failed ? (
        <Banner kind="error" live>
          {t(`browser.failed.${failed}`)}
        </Banner>
      ) : null}
      <div>
        <p className="muted">{t('browser.resetHint')}</p>
        <ResetBrowser />
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('browser.shareTitle')}
        confirmLabel={t('browser.shareConfirm')}
        onConfirm={() => void run(share)}
        onClose={() => setConfirming(false)}
      >
        <p>{t('browser.shareText')}</p>
      </ConfirmDialog>
    </div>
  );
}
