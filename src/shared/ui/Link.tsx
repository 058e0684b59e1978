import type { ComponentProps, MouseEvent } from 'react';
import { createPath } from 'react-router';
import { useRouter } from '../routing/use-router.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address within the portal, as `href` gives it: with its language, without the folder of the host. */
  to: string;
  /** State of the history entry that it makes. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
};

/**
 * A link to a place of the portal; what leaves it is an `ExternalLink`. It asks where the portal stands when it is pressed: the
 * router's own link listens for each of its steps, and a page has more than a hundred.
 */
export function Link({ to, state, preventScrollReset = false, onClick, children, ...native }: LinkProps) {
  const { router, base } = useRouter();
  const address = base + to;

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || native.target || !opensHere(event)) return;
    event.preventDefault();
    // As browsers do it: a link to where one is makes no second step of the back button.
    const replace = createPath(router.state.location) === address;
    void router.navigate(to, { state, preventScrollReset, replace });
  }

  return (
    <a {...native} href={address} onClick={open}>
      {children}
    </a>
  );
}

/** Whether a click opens a link in this tab: one with another button or a modifier is the browser's. */
export function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
