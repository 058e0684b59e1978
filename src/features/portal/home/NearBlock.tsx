import { type ComponentType, type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownCallsAnswered } from '#shared/api/early-calls.ts';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import styles from './NearBlock.module.css';

/** How far below the screen a part counts as near: most of a screen, so that it stands before it is seen. */
const NEAR = '700px 0px';

/** Whether an element has come near the screen; once near it stays so. Where the browser cannot tell, everything is near. */
function useNear<Part extends HTMLElement>(): { place: RefObject<Part | null>; near: boolean } {
  const place = useRef<Part>(null);
  const isUnknowable = useInBrowser(() => typeof IntersectionObserver === 'undefined', false);
  const [hasCome, setHasCome] = useState(false);
  const near = hasCome || isUnknowable;
  useEffect(() => {
    const part = place.current;
    if (near || !part) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}

/** Heights in px: on phones, from 720 px, from 1080 px. */
export type Reserve = readonly [phone: number, tablet: number, desktop: number];

type NearBlockProps = {
  /** Fetches the block; called when its place comes near the screen, and again on 'try again'. */
  load: () => Promise<ComponentType>;
  /** Height reserved until the block stands. */
  reserve: Reserve;
};

const blockOf = (load: NearBlockProps['load'], reserve: Reserve) =>
  // What is seen already has its data before anything below it takes the line.
  lazyPart(() => ownCallsAnswered().then(load), {
    waiting: () => <Place reserve={reserve} isPending />,
    failed: (_props, failure) => <BlockFailed {...failure} />,
  });

/** A block below the fold (P2.6): fetched when it comes near, in a place of its own height, with a failure of its own. */
export function NearBlock({ load, reserve }: NearBlockProps) {
  const { place, near } = useNear<HTMLDivElement>();
  const [Block] = useState(() => blockOf(load, reserve));
  return (
    <div ref={place} className={styles.block}>
      {near ? <Block /> : <Place reserve={reserve} isPending={false} />}
    </div>
  );
}

function Place({ reserve, isPending }: { reserve: Reserve; isPending: boolean }) {
  const [phone, tablet, desktop] = reserve;
  const heights = { '--phone': `${phone}px`, '--tablet': `${tablet}px`, '--desktop': `${desktop}px` } as CSSProperties;
  return <div className={styles.place} style={heights} aria-busy={isPending || undefined} />;
}

function BlockFailed({ tries, retry }: { tries: number; retry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <PartFailed className={`wrap ${styles.failed}`} tries={tries} onRetry={retry}>
      {t('blockFailed')}
    </PartFailed>
  );
}
