import { type MouseEvent, type SyntheticEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sanitise } from './sanitise.ts';
import styles from './HtmlContent.module.css';

type HtmlContentProps = {
  /** Markup as the agency's editors wrote it; it is never trusted. */
  html: string | null | undefined;
  className?: string;
};

/** Links inside the portal change the page without loading it anew; modified clicks stay the browser's. */
function innerPath(event: MouseEvent<HTMLElement>): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = (event.target as Element).closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  if (link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

function markBroken(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof HTMLImageElement) event.target.dataset.broken = '';
}

/**
 * A body of the content tree, sanitised: the only place of the portal that puts markup into a page. Import it only from
 * pages that show bodies; it brings the sanitiser along (9 kB). Nothing is rendered for an empty body.
 */
export function HtmlContent({ html, className }: HtmlContentProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const opensInNewTab = t('opensInNewTab');
  const clean = useMemo(() => (html ? sanitise(html, opensInNewTab) : null), [html, opensInNewTab]);
  if (clean === null) return null;
  return (
    // The click is caught on its way up from a link, which has the keyboard already.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className ? `${styles.content} ${className}` : styles.content}
      onClick={(event) => {
        const path = innerPath(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      onErrorCapture={markBroken}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
