import { useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
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

const blockOf = (load: NearBlockProps['load'], reserve: Reserve) =>
  lazyPart(load, {
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
