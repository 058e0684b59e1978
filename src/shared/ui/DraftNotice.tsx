import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import type { Draft } from '#shared/storage/use-draft.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { useIsInBrowser } from './use-in-browser.ts';

type DraftNoticeProps = {
  draft: Pick<Draft<never>, 'restoredAt' | 'drop'>;
  /** Focuses the field where typing begins and empties the form; in this order, because emptied fields are known only later. */
  onClear: () => void;
};

/** Says that a form was restored from an earlier draft, and offers to clear it. Renders nothing without a restored draft. */
export function DraftNotice({ draft: { restoredAt, drop }, onClear }: DraftNoticeProps) {
  const { t } = useTranslation('ui');
  const { announcer } = usePortal();
  const lang = useLang();
  const [isDismissed, setDismissed] = useState(false);
  // Documents are rendered without drafts: hydration must not show the notice.
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || restoredAt === null || isDismissed) return null;
  const clear = () => {
    drop();
    onClear();
    announcer.announce(t('draft.cleared'));
  };
  return (
    <Banner kind="info" onDismiss={() => setDismissed(true)}>
      <p>{t('draft.restored', { date: formatDateTime(new Date(restoredAt).toISOString(), lang) })}</p>
      <p>
        <Button size="small" onClick={clear}>
          {t('draft.clear')}
        </Button>
      </p>
    </Banner>
  );
}
