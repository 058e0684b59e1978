import type { ReactNode } from 'react';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useFrameContent } from '#domain/content/use-content.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import styles from './HomeContent.module.css';

type HomeContentProps = {
  /** What cannot be shown, as text, when the content does not come. */
  errorTitle: string;
  skeleton: ReactNode;
  children: (tree: ContentTree) => ReactNode;
};

/** A block over the content tree: skeleton, failure with 'try again' in its own place, or the block itself. */
export function HomeContent({ errorTitle, skeleton, children }: HomeContentProps) {
  const content = useFrameContent();
  return (
    <div className="wrap">
      {content.data ? (
        children(content.data)
      ) : (
        <div className={styles.waiting}>
          <Loaded of={content} skeleton={skeleton} errorTitle={errorTitle}>
            {() => null}
          </Loaded>
        </div>
      )}
    </div>
  );
}
