import { useIsEmbedded } from '#domain/map/use-is-embedded.ts';
import { AgencyNotices } from './AgencyNotices.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Created once, so that a step of the router does not render them again. */
const HEAD = (
  <>
    <Header />
    <Notices />
    <AgencyNotices />
  </>
);
const FOOT = <Footer />;

/** The frame around every page: header, notices, the page, footer (P2.4, P2.5). */
export function Layout() {
  const isEmbedded = useIsEmbedded();
  return <PageFrame head={isEmbedded ? null : HEAD} foot={isEmbedded ? null : FOOT} />;
}
