import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: LucideIcon | undefined;
    /** Work is going on: a ring turns and further presses do nothing (E11, F10). */
    isPending?: boolean | undefined;
    /** Why the button cannot be used now. It stays reachable, does nothing, and the reason stands beside it. */
    unavailable?: string | null | undefined;
  };

/**
 * A button. Never give it `disabled`: say with `unavailable` what is missing, so that everybody learns it.
 * `type` is 'button' unless told otherwise; all native properties and `ref` pass through.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    isPending = false,
    unavailable,
    className,
    children,
    onClick,
    type = 'button',
    ...native
  } = props;
  const reasonId = useId();
  const blocked = isPending || Boolean(unavailable);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!blocked) return onClick?.(event);
    // A blocked submit button must not send the form, neither by a press nor by Enter in a field.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        aria-describedby={unavailable ? reasonId : undefined}
        {...native}
        // oxlint-disable-next-line react/button-has-type -- the type is the caller's, 'button' by default
        type={type}
        className={buttonClasses({ variant, size, wide }, className)}
        aria-disabled={blocked || undefined}
        aria-busy={isPending || undefined}
        onClick={press}
      >
        {isPending ? <Spinner /> : icon && <Icon of={icon} size="s" />}
        {children}
      </button>
      {unavailable ? (
        <span id={reasonId} className={styles.reason}>
          {unavailable}
        </span>
      ) : null}
    </>
  );
}
