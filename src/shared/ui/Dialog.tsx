import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useCover } from './covers.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { returnFocus, withParents } from './return-focus.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  title: ReactNode;
  /** Called for Escape, the close button and a press beside the dialog; the caller then sets `open` to false. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the main one first. */
  actions?: ReactNode;
  /** Instead of `actions`: text of the only button, which closes the dialog. */
  closeLabel?: string;
  size?: 's' | 'm' | 'l';
  /** `side` is a sheet at the edge of the screen, for menus and filters on phones. */
  placement?: 'centre' | 'side';
  /** A press beside the dialog does not close it; for dialogs in which something is typed or sent. */
  keepOpenOutside?: boolean;
  /** The history already has an entry for it, or must get none: it is opened by an address, or asks about a navigation. */
  isInHistory?: boolean | undefined;
  /** Only its own buttons close it: there is no close button, and Escape or a press beside it does nothing. */
  locked?: boolean;
};

function OpenDialog(props: DialogProps) {
  const { title, onClose, children, actions, closeLabel, size = 'm', placement = 'centre' } = props;
  const { keepOpenOutside = false, locked = false, isInHistory = false } = props;
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = closeLabel ? (
    <Button variant="primary" onClick={onClose}>
      {closeLabel}
    </Button>
  ) : null;
  const foot = actions ?? close;
  // While a dialog is locked, Back leaves the page, which asks first (LeaveQuestion).
  useCover(onClose, !isInHistory && !locked);

  useEffect(() => {
    const element = dialog.current;
    const opener = withParents(document.activeElement);
    if (!element) return undefined;
    if (!element.open) element.showModal();
    // Unless a field takes it, focus goes to the title, so that it is read first and nothing is pressed by accident.
    if (!element.querySelector('[data-autofocus]:focus')) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    }
    return () => {
      element.close();
      returnFocus(opener);
    };
  }, []);

  const wasLocked = useRef(locked);
  useEffect(() => {
    if (wasLocked.current === locked) return;
    wasLocked.current = locked;
    // The button that had the focus may be gone with what the dialog showed before.
    if (!dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, [locked]);

  return (
    // A press beside the dialog is a shortcut for the pointer; keyboard users have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], placement === 'side' && styles.side)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // Browsers close a dialog on the second Escape even if the page prevents it; whether it closes is for its caller.
        if (!event.currentTarget.open) {
          event.currentTarget.showModal();
          heading.current?.focus();
        }
        if (!locked) onClose();
      }}
      onMouseDown={(event) => {
        if (!keepOpenOutside && !locked && event.target === event.currentTarget) onClose();
      }}
    >
      {/* The page's own is inert now, with everything outside the dialog, and is not read. */}
      <LiveRegion />
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {locked ? null : <IconButton icon={X} label={t('close')} bare onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </dialog>
  );
}

/**
 * A modal dialog based on the native element: the page behind is inert and does not scroll, focus moves in and returns, Escape
 * closes it (I04). Put `data-autofocus` on the control that should get the focus instead of the title.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...props} /> : null;
}
