import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './PartFailed.module.css';

type PartFailedProps = {
  /** How often the part was tried in vain, from 1. */
  tries: number;
  onRetry: () => void;
  /** What could not be loaded, in words; a general sentence when missing. */
  children?: string | undefined;
  className?: string | undefined;
};

/** Trying again takes the pressed button away: whoever pressed it finds it again. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Stands in the place of a part that could not be fetched (faults G01, D11): says so and tries again. When that did not help,
 * the file is likely gone after a deployment, and the page is offered anew; never by itself, because something may be typed in it.
 */
export function PartFailed({ tries, onRetry, children, className }: PartFailedProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes(styles.failed, className)} role="alert">
      <p>{children ?? t('partFailed')}</p>
      <Button size="small" ref={tries > 1 ? focusOnce : null} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {tries > 1 ? (
        <Button size="small" onClick={() => window.location.reload()}>
          {t('reloadPage')}
        </Button>
      ) : null}
    </div>
  );
}
