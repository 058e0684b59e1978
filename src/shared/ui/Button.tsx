import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { textElement } from './text-element.tsx';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: LucideIcon | undefined;
    /** An action is running: a spinner shows and further presses do nothing (E11, F10). */
    isPending?: boolean | undefined;
    /** Why the button cannot be used now. It stays focusable, does nothing, and shows the reason beside it. */
    unavailable?: string | null | undefined;
  };

/**
 * A button. Never use `disabled`: explain with `unavailable` what is missing, so that everybody can read it. `type` is 'button'
 * by default; all native properties and `ref` pass through.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, isPending = false, unavailable, className, children, onClick, ...native } = props;
  const reasonId = useId();
  const blocked = isPending || Boolean(unavailable);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!blocked) return onClick?.(event);
    // A blocked submit button must not submit the form, neither by a press nor by Enter in a field.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        type="button"
        aria-describedby={unavailable ? reasonId : undefined}
        {...native}
        className={buttonClasses({ variant, size, wide }, className)}
        aria-disabled={blocked || undefined}
        aria-busy={isPending || undefined}
        onClick={press}
      >
        {isPending ? <Spinner /> : icon && <Icon of={icon} size="s" />}
        {textElement(children)}
      </button>
      {unavailable ? (
        <span id={reasonId} className={styles.reason}>
          {unavailable}
        </span>
      ) : null}
    </>
  );
}

export type ButtonLook = {
  /** `primary` is copper: at most one on a screen, for the main action. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | undefined;
  /** Full width: always, or on phones only. */
  wide?: boolean | 'on-phones' | undefined;
};

/** Class names for a button, and for links that look like one. */
export function buttonClasses({ variant, size, wide }: ButtonLook, className?: string): string | undefined {
  const width = wide === 'on-phones' ? styles['wide-on-phones'] : wide && styles.wide;
  return classNames(styles.button, variant && styles[variant], size && styles[size], width, className);
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { icon?: LucideIcon; iconAfter?: LucideIcon };

/** A link within the portal that looks like a button; it only opens a page. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses({ variant, size, wide }, className)}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {textElement(children)}
      {iconAfter ? <Icon of={iconAfter} size="s" /> : null}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'disabled'> & {
  icon: LucideIcon;
  /** The name of the button, also shown by the browser as a tooltip. */
  label: string;
  /** Without a border, for rows and headers that have their own. */
  bare?: boolean;
  size?: 'small';
};

/** A button with an icon only: for icons that everybody knows (close, search, menu, chevron). */
export function IconButton({ icon, label, bare, size, className, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...native}
      aria-label={label}
      className={classNames(styles['icon-button'], bare && styles.bare, size && styles['icon-small'], className)}
    >
      <Icon of={icon} />
    </button>
  );
}
