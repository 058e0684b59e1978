import { type MouseEvent, type SyntheticEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../routing/use-router.ts';
import { opensHere } from './Link.tsx';
import { sanitise } from '../html/sanitise.ts';
import styles from './HtmlContent.module.css';

type HtmlContentProps = {
  /** Markup as the agency's editors wrote it; it is never trusted. */
  html: string | null | undefined;
  /** Level of the heading that the markup stands below, 1 to 5: its own begin one level under it. */
  under?: number;
};

/** A file of the host the portal is served from, and not a screen: '.5' at the end of a slug is no ending. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * The screen a click leads to, as the router knows it (without `base`); null for clicks that are the browser's: with a modifier, on a
 * link that leaves, on an anchor of the page, and on files and whatever else the same host serves beside the portal.
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

function markBroken(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof HTMLImageElement) event.target.dataset.broken = '';
}

/**
 * A body of the content tree, sanitised: the only place of the portal that puts markup into a page. Import it only from
 * pages that show bodies; it brings the sanitiser along (9 kB). Nothing is rendered for an empty body.
 */
export function HtmlContent({ html, under = 1 }: HtmlContentProps) {
  const { t } = useTranslation('ui');
  const { router, base } = useRouter();
  const opensInNewTab = t('opensInNewTab');
  const clean = useMemo(
    () => (html ? sanitise(html, { opensInNewTab, base, under }) : null),
    [html, opensInNewTab, base, under],
  );
  if (clean === null) return null;
  return (
    // The click is caught on its way up from a link, which has the keyboard already.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.content}
      onClick={(event) => {
        const path = screenPath(event, base);
        if (path === null) return;
        event.preventDefault();
        void router.navigate(path);
      }}
      onErrorCapture={markBroken}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
