import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { inLanguage } from '../routing/href.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveQuestionProps = {
  /** What would be lost or interrupted; null while nothing would. */
  children: ReactNode;
};

/** Another language or query of the same screen keeps what is entered. */
const isSameScreen = (one: Location, other: Location) => placeOf(one) === placeOf(other);
const placeOf = ({ pathname }: Location) => inLanguage({ pathname, search: '', hash: '' }, 'bs');

/**
 * Asks before the screen is left while something is sent or would be lost: with a dialog for links and the back button, with
 * the browser's own question for a reload or closed tab. Staying keeps everything. Use at most one on a page.
 */
export function LeaveQuestion({ children }: LeaveQuestionProps) {
  const { t } = useTranslation('ui');
  const isActive = children !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && !isSameScreen(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // The oldest browsers ask only for this; elsewhere it is deprecated.
      Object.assign(event, { returnValue: true });
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);

  // The work ended while the dialog was open: stay on the page to show the outcome.
  useEffect(() => {
    if (!isActive && isBlocked) blocker.reset();
  }, [isActive, isBlocked, blocker]);

  return (
    <ConfirmDialog
      open={isBlocked && isActive}
      isInHistory
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
