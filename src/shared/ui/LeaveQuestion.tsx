import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { inLanguage } from '../routing/href.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveQuestionProps = {
  /** What would be lost or broken off; null while nothing would. */
  children: ReactNode;
};

/** The same screen in another language, or at another place of its address, keeps what it holds. */
const isSameScreen = (one: Location, other: Location) => placeOf(one) === placeOf(other);
const placeOf = ({ pathname }: Location) => inLanguage({ pathname, search: '', hash: '' }, 'bs');

/**
 * Asks before the screen is left while something is sent or would be lost: by a link and the back button with a dialog, by a
 * reload and the closing of the tab with the browser's own question. Staying keeps everything. One at a time on a page.
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
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);

  // What was under way has come to its end meanwhile: its outcome is worth seeing.
  useEffect(() => {
    if (!isActive && isBlocked) blocker.reset();
  }, [isActive, isBlocked, blocker]);

  return (
    <ConfirmDialog
      open={isBlocked && isActive}
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
