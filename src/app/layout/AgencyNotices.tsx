import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { NoticeBanner } from '#domain/agency-file/NoticeBanner.tsx';
import { noticesNow } from '#domain/agency-file/notices.ts';
import { useLookAgain } from '#domain/agency-file/use-look-again.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import styles from './AgencyNotices.module.css';

/** Texts that were closed in this tab. */
const closedTexts = defineTabValue('notices-closed', z.array(z.string()));

/**
 * Notices from the agency's file for this screen, in a bar at the bottom of the window. The file is read late, so the bar lies
 * over the page and moves nothing. A closed notice stays closed for the life of the tab.
 */
export function AgencyNotices() {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const { pathname } = useLocation();
  const portal = usePortal();
  const { storage } = portal;
  const [closed, setClosed] = useState(() => closedTexts(storage).read() ?? []);
  const route = routeNameOf(pathname);
  const all = useAgencyFile().notices;
  useLookAgain(all.length > 0);
  const notices = noticesNow(all, route, hostNow(portal)).filter(({ text }) => !closed.includes(text.bs));
  const bar = useBottomInset(notices.length > 0);
  if (notices.length === 0) return null;
  function close(text: string): void {
    const next = [...closed, text];
    closedTexts(storage).write(next);
    setClosed(next);
  }
  return (
    <section ref={bar} className={`${styles.bar} no-print`} aria-label={t('agencyNotices')}>
      <div className={`wrap ${styles.notices}`}>
        {notices.map((notice) => (
          <FocusAfter key={notice.text.bs}>
            <NoticeBanner {...{ notice, lang }} onDismiss={() => close(notice.text.bs)} />
          </FocusAfter>
        ))}
      </div>
    </section>
  );
}

/** Sets `--bottom-inset` to the height of the bar, so that the end of the page and other bars stay clear of it. */
function useBottomInset(isShown: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--bottom-inset', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--bottom-inset');
    };
  }, [isShown]);
  return bar;
}
