import { lazy, Suspense, useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import styles from './NearBlock.module.css';
import { useNear } from './use-near.ts';

/** Heights in px: on phones, from 720 px, from 1080 px. */
export type Reserve = readonly [phone: number, tablet: number, desktop: number];

type NearBlockProps = {
  /** Fetches the block; called when its place comes near the screen, and again on 'try again'. */
  load: () => Promise<ComponentType>;
  /** Height kept free until the block stands. */
  reserve: Reserve;
};

/** A block below the fold (P2.6): fetched when it comes near, in a place of its own height, with a failure of its own. */
export function NearBlock({ load, reserve }: NearBlockProps) {
  const { t } = useTranslation(['home', 'ui']);
  const { place, near } = useNear<HTMLDivElement>();
  const make = () => lazy(async () => ({ default: await load() }));
  const [{ Block, attempt }, setBlock] = useState(() => ({ Block: make(), attempt: 0 }));
  const [phone, tablet, desktop] = reserve;
  const heights = { '--phone': `${phone}px`, '--tablet': `${tablet}px`, '--desktop': `${desktop}px` } as CSSProperties;
  const waiting = <div className={styles.place} style={heights} aria-busy={near || undefined} />;
  return (
    <div ref={place} className={styles.block}>
      {near ? (
        <BlockBoundary
          key={attempt}
          failed={
            <div className={`wrap ${styles.failed}`} role="alert">
              <p>{t('blockFailed')}</p>
              <Button size="small" onClick={() => setBlock({ Block: make(), attempt: attempt + 1 })}>
                {t('ui:tryAgain')}
              </Button>
            </div>
          }
        >
          <Suspense fallback={waiting}>
            <Block />
          </Suspense>
        </BlockBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
