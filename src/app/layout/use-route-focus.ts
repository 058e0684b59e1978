import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { asLang } from '#shared/i18n/languages.ts';

const TRIES = 60;

const languageOf = (pathname: string) => asLang(pathname.split('/')[1]);

/**
 * Moves focus to the heading of the new page, so that it is read first (faults I05).
 * Not on the first page of a visit, not within a page, and not on a switch of language, which keeps the visitor in place.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === pathname || hash || languageOf(from) !== languageOf(pathname)) return undefined;
    let tries = 0;
    let frame = requestAnimationFrame(function look() {
      const heading = document.getElementById('page-title');
      if (heading) heading.focus({ preventScroll: true });
      else if (++tries < TRIES) frame = requestAnimationFrame(look);
      else document.getElementById('main-content')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
}
