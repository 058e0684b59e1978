import { type ComponentType, type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import styles from './NearBlock.module.css';

/** How far below the screen a block counts as near: most of a screen, so that it is ready before it is visible. */
const NEAR = '700px 0px';

/** Whether an element has come near the screen; once near, it stays so. Without IntersectionObserver everything counts as near. */
function useNear(): { place: RefObject<HTMLDivElement | null>; near: boolean } {
  const place = useRef<HTMLDivElement>(null);
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

function useHeight(name: string, place: RefObject<HTMLElement | null>, isRendered: boolean): void {
  const { blockHeights } = usePortal().visit;
  useEffect(() => {
    const block = place.current;
    if (!isRendered || !block || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (!block.querySelector('[aria-busy=true]')) blockHeights.set(name, block.offsetHeight);
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, [blockHeights, name, place, isRendered]);
}

type NearBlockProps = {
  /** Name under which its height is stored. */
  name: string;
  /** Fetches the block; called when it comes near the screen, and again by 'try again'. */
  load: () => Promise<ComponentType>;
  blocks?: number;
};

const blockOf = (load: NearBlockProps['load']) =>
  lazyPart(load, {
    waiting: () => <div className={styles.place} aria-busy="true" />,
    failed: (_props, failure) => <BlockFailed {...failure} />,
  });

/** A block below the fold (P2.6): fetched when it comes near the screen, in a space of about its height; its failure stays in it. */
export function NearBlock({ name, load, blocks = 1 }: NearBlockProps) {
  const { earlyCalls, visit } = usePortal();
  const { blockHeights } = visit;
  const { place, near } = useNear();
  useHeight(name, place, near);
  const [Block] = useState(() =>
    // The page's own data load before any block below the fold.
    blockOf(() => earlyCalls.whenPageReady().then(load)),
  );
  const [height] = useState(() => blockHeights.get(name));
  const size = height === undefined ? { '--blocks': blocks } : { '--height': `${height}px` };
  return (
    <div ref={place} className={styles.block} style={size as CSSProperties}>
      {near ? <Block /> : <div className={styles.place} />}
    </div>
  );
}

function BlockFailed({ tries, retry }: { tries: number; retry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <PartFailed className={`wrap ${styles.failed}`} tries={tries} onRetry={retry}>
      {t('blockFailed')}
    </PartFailed>
  );
}
