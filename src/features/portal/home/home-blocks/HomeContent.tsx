import type { ReactNode } from 'react';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useFrameContent } from '#domain/content/use-content.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import styles from './HomeContent.module.css';

type HomeContentProps = {
  /** Names what could not be loaded when the content fails. */
  errorTitle: string;
  skeleton: ReactNode;
  children: (tree: ContentTree) => ReactNode;
};

/** A block that shows parts of the content tree: skeleton, failure with 'try again' in its place, or content. */
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
