import type { ComponentProps, MouseEvent } from 'react';
import { createPath } from 'react-router';
import { useRouter } from '../routing/use-router.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address within the portal, as `href` returns it: with its language, without the base path. */
  to: string;
  /** State of the history entry that it creates. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

/**
 * A link within the portal; use `ExternalLink` for others. It reads the current location only when it is pressed: the router's
 * own link subscribes to every step of the router, and a page has more than a hundred links.
 */
export function Link({ to, state, preventScrollReset = false, onClick, children, ...native }: LinkProps) {
  const { router, base } = useRouter();
  const address = base + to;

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || native.target || !opensHere(event)) return;
    event.preventDefault();
    // As in browsers, a link to the current address adds no step to the history.
    const replace = createPath(router.state.location) === address;
    void router.navigate(to, { state, preventScrollReset, replace });
  }

  return (
    <a {...native} href={address} onClick={open}>
      {children}
    </a>
  );
}

/** Whether a click opens a link in this tab; a click with another button or a modifier is left to the browser. */
export function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
