import { type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { decoded } from '../format/encode-segment.ts';
import { ID_PREFIX } from '../html/finish-element.ts';
import { sanitise } from '../html/sanitise.ts';
import { watchWideTables } from '../html/wide-tables.ts';
import { useLang } from '../i18n/use-lang.ts';
import { useBasePath } from '../routing/use-base-path.ts';
import { pageEntry } from './covers.tsx';
import { opensHere } from './opens-here.ts';
import styles from './HtmlContent.module.css';

type HtmlContentProps = {
  /** Markup written by the agency's editors; it is never trusted. */
  html: string | null | undefined;
  /** Level of the heading above the markup, 1 to 5; headings of the markup begin one level below. */
  under?: number;
};

/** A path with the ending of a file, which belongs to the host and is no screen; '.5' at the end of a slug is no ending. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * The path of the screen that a click opens, without `base`. Null for clicks left to the browser: with a modifier, on a link
 * that leaves the portal, on an anchor of the page, on a file, and on anything else the same host serves beside the portal.
 */
function screenPath(event: MouseEvent<HTMLElement>, base: string): string | null {
  if (event.defaultPrevented || !opensHere(event)) return null;
  const link = (event.target as Element).closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  const { pathname } = link;
  if (link.getAttribute('href')?.startsWith('#') || link.hasAttribute('download') || FILE.test(pathname)) return null;
  if (!`${pathname}/`.startsWith(`${base}/`) || pathname.slice(base.length).startsWith('//')) return null;
  return (pathname.slice(base.length) || '/') + link.search + link.hash;
}

/**
 * Scrolls to the part of the markup that the address names, also when the page is opened with it and the body arrives later. An
 * entry of the history that is shown again keeps its own position.
 */
function useScrollToPart(clean: string | TrustedHTML | null) {
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { hash, key } = location;
  const isShownAgain = useNavigationType() === NavigationType.Pop && key !== 'default';
  // A dialog has an entry of its own, and moves nothing.
  const entry = pageEntry(location);
  const placed = useRef<string | null>(null);
  useEffect(() => {
    if (clean === null || hash.length < 2 || placed.current === entry) return;
    const part = decoded(hash.slice(1)) ?? hash.slice(1);
    const names = new Set([part, ID_PREFIX + part]);
    const named = [...(box.current?.querySelectorAll('[id], a[name]') ?? [])];
    const found = named.find((element) => names.has(element.id) || names.has(element.getAttribute('name') ?? ''));
    // A newer body may have what a stored one lacks.
    if (isShownAgain || found) placed.current = entry;
    if (!isShownAgain) found?.scrollIntoView();
  }, [clean, hash, entry, isShownAgain]);
  return box;
}

function markBroken(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof HTMLImageElement) event.target.dataset.broken = '';
}

/**
 * A body of the content tree, sanitised: the only place of the portal that puts markup into a page. Import it only from pages
 * that show bodies, because it loads the sanitiser (9 kB). Renders nothing for an empty body.
 */
export function HtmlContent({ html, under = 1 }: HtmlContentProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const base = useBasePath();
  const lang = useLang();
  const opensInNewTab = t('opensInNewTab');
  const clean = useMemo(
    () => (html ? sanitise(html, { opensInNewTab, base, lang, under }) : null),
    [html, opensInNewTab, base, lang, under],
  );
  const boxRef = useScrollToPart(clean);
  useEffect(() => (clean !== null && boxRef.current ? watchWideTables(boxRef.current) : undefined), [boxRef, clean]);
  if (clean === null) return null;
  return (
    // The handler only takes clicks that bubble from links, which the keyboard can reach.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={boxRef}
      className={styles.content}
      onClick={(event) => {
        const path = screenPath(event, base);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      onErrorCapture={markBroken}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
