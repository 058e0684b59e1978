import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { useClearLater } from './use-clear-later.ts';

type ShareButtonProps = Pick<ButtonLook, 'size'> & {
  title: string;
  /** Address within this site. */
  path: string;
};

/** Shares an address by the system's share sheet; where there is none, or it refuses, copies it and says so. */
export function ShareButton({ title, path, size }: ShareButtonProps) {
  const { t } = useTranslation('ui');
  const { announcer } = usePortal();
  const [outcome, setOutcome] = useState<'linkCopied' | 'copyFailed' | null>(null);
  useClearLater(outcome === 'linkCopied', () => setOutcome(null));

  async function share(): Promise<void> {
    const url = new URL(path, window.location.href).href;
    if (await wasShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      tell('linkCopied');
    } catch {
      tell('copyFailed');
    }
  }

  function tell(what: 'linkCopied' | 'copyFailed'): void {
    setOutcome(what);
    announcer.announce(t(what));
  }

  return (
    <>
      <Button variant="quiet" size={size} icon={Share2} onClick={() => void share()}>
        {outcome === 'linkCopied' ? t('linkCopied') : t('share')}
      </Button>
      {outcome === 'copyFailed' ? (
        <span className="small">
          {t('copyFailed')} <bdi>{new URL(path, window.location.href).href}</bdi>
        </span>
      ) : null}
    </>
  );
}

/** Whether the share sheet took it. It refuses in frames, in browsers of other apps, and while another one is open. */
async function wasShared(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closing the share sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
