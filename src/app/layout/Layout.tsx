import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useIsEmbedded } from '#domain/map/use-is-embedded.ts';
import { Announcer } from '#shared/ui/Announcer.tsx';
import { PageLoader } from '#shared/ui/Spinner.tsx';
import { enterEarlyInput } from '../early-input.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { Header } from './Header.tsx';
import { HeadLinks } from './HeadLinks.tsx';
import { NavigationLoader } from './NavigationLoader.tsx';
import { Notices } from './Notices.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** What every page stands in: header, notices, the page, footer (P2.4, P2.5). */
export function Layout() {
  useRouteFocus();
  const isEmbedded = useIsEmbedded();
  return (
    <>
      <HeadLinks />
      {isEmbedded ? null : (
        <>
          <Header />
          <Notices />
        </>
      )}
      <main id="main-content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
          <EarlyInput />
        </Suspense>
      </main>
      {isEmbedded ? null : <Footer />}
      <AddressDialog />
      <NavigationLoader />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}

/** Stands behind the page: once it is drawn, the frame and the page listen. */
function EarlyInput() {
  useEffect(enterEarlyInput, []);
  return null;
}
