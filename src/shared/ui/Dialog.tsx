import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Button, IconButton } from './Button.tsx';

type DialogProps = {
  title: ReactNode;
  /** Called for Escape, the close button and a press beside the dialog; the caller then takes `open` away. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode;
  /** In place of `actions`: the one button that closes the dialog, by its text. */
  closeLabel?: string;
  size?: 's' | 'm' | 'l';
  /** `side` is a sheet at the edge of the screen: menus and filters on phones. */
  placement?: 'centre' | 'side';
  /** A press beside the dialog leaves it open: while something is typed or sent. */
  keepOpenOutside?: boolean;
  /** Nothing but its own buttons ends it: no close button, Escape and a press beside it do nothing. */
  locked?: boolean;
};

function OpenDialog(props: DialogProps) {
  const { title, onClose, children, actions, closeLabel, size = 'm', placement = 'centre' } = props;
  const { keepOpenOutside = false, locked = false } = props;
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

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    // Unless a field requested it, the focus goes to the title: it is read first, and nothing is pressed by accident.
    if (!element.querySelector('[data-autofocus]:focus')) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    }
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    // The press beside the dialog is a shortcut for the pointer; Escape and the close button do the same.
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
        // Browsers close on the second Escape, whatever the page says.
        if (locked) event.currentTarget.showModal();
        else onClose();
      }}
      onMouseDown={(event) => {
        if (!keepOpenOutside && !locked && event.target === event.currentTarget) onClose();
      }}
    >
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
 * A modal dialog by the platform: the page behind is inert and does not scroll, the focus goes in and comes back, Escape
 * closes (I04). Put `data-autofocus` on the control that should have the focus instead of the title.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...props} /> : null;
}
