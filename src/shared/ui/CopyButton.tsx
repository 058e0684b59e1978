import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { useClearLater } from './use-clear-later.ts';
import styles from './CopyButton.module.css';

type CopyButtonProps = Pick<ButtonLook, 'size'> & {
  /** The text to copy, or a function when building it takes long. */
  text: string | (() => string);
  /** 'Copy' by default. */
  label?: string;
};

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const { announcer } = usePortal();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useClearLater(outcome === 'copied', () => setOutcome(null));
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setOutcome('copied');
      announcer.announce(t('copied'));
    } catch {
      // There is no clipboard on an insecure page, or the reader denied access.
      setOutcome('failed');
      announcer.announce(t('copyFailed'));
    }
  }

  return (
    <>
      <Button variant="quiet" size={size} icon={outcome === 'copied' ? Check : Copy} onClick={() => void copy()}>
        {outcome === 'copied' ? t('copied') : (label ?? t('copy'))}
      </Button>
      {outcome === 'failed' ? <span className={styles.failed}>{t('copyFailed')}</span> : null}
    </>
  );
}
