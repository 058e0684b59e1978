import type { ComponentType } from 'react';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
import styles from './panel-part.module.css';

/** A panel under the header, fetched when it is first opened; when it does not come, its place says so under the same id. */
export function panelPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, {
    failed: (_props, { tries, retry }) => (
      <div id={id} className={styles.failed}>
        <div className="wrap">
          <PartFailed tries={tries} onRetry={retry} />
        </div>
      </div>
    ),
  });
}
