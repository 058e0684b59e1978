import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { useIsEmbedded } from '#domain/map/use-is-embedded.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { PageFrame } from './PageFrame.tsx';

const AgencyNotices = lazyPart(async () => (await import('./AgencyNotices.tsx')).AgencyNotices, { failed: () => null });

/** Its file is fetched when the agency's file, which is read late, has notices. */
function LateNotices() {
  return useAgencyFile().notices.length > 0 ? <AgencyNotices /> : null;
}

/** Created once, so that a step of the router does not render them again. */
const HEAD = (
  <>
    <Header />
    <Notices />
    <LateNotices />
  </>
);
const FOOT = <Footer />;

/** The frame around every page: header, notices, the page, footer (P2.4, P2.5). */
export function Layout() {
  const isEmbedded = useIsEmbedded();
  return <PageFrame head={isEmbedded ? null : HEAD} foot={isEmbedded ? null : FOOT} />;
}
