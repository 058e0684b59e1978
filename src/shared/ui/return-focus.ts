import { type RefObject, useLayoutEffect } from 'react';

/** An element and all that it stands in. */
export const withParents = (element: Element | null): Element[] =>
  element ? [element, ...withParents(element.parentElement)] : [];

/** The button that opened an element (a menu closes when the focus leaves it), or the heading of a row, section or dialog. */
function nameOf(element: Element): HTMLElement | null {
  const opener = `[aria-expanded="true"][aria-controls="${element.id}"]`;
  if (element.id && document.querySelector(opener)) return document.querySelector<HTMLElement>(opener);
  if (element.matches('tr')) return element.querySelector('th');
  return element.matches('section, dialog') ? element.querySelector<HTMLElement>('h2, h3') : null;
}

/**
 * The focus returns to an element. If that was removed meanwhile, it goes to what names the nearest part it stood in (the heading of
 * its row, section or dialog, the button of its menu), else to the heading of the page; the page stays where it is on the screen.
 *
 * @param path the element with its parents, from before it was removed.
 */
export function returnFocus(path: readonly Element[]): void {
  const left = path.filter(({ isConnected }) => isConnected);
  const [first] = left;
  const isThere = first !== undefined && first === path[0];
  const named = left.map(nameOf).find((name) => name !== null);
  const target = isThere ? first : (named ?? document.querySelector('h1'));
  if (!(target instanceof HTMLElement)) return;
  if (!isThere && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: !isThere });
}

/**
 * For a part that goes when what it asks for is done, such as a failure with 'try again': if it has the focus then, the focus is
 * returned as after a dialog, unless something else has taken it.
 *
 * @param next the element that gets the focus instead, such as the field that a button belongs to.
 */
export function useFocusAfter(part: RefObject<HTMLElement | null>, next?: () => Element | null | undefined): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      if (!element?.contains(focused)) return;
      const path = withParents(next?.() ?? focused);
      // When everything is rendered: what replaces the part may take the focus, and its section may have gone as well.
      queueMicrotask(() => {
        if (document.activeElement === document.body) returnFocus(path);
      });
    };
  }, [part, next]);
}
