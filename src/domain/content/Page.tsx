import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { ContentTrail } from './ContentTrail.tsx';

type PageProps = Omit<ComponentProps<typeof ContentTrail>, 'title'> & {
  /** Title of the browser's tab, breadcrumb and heading. */
  title: string;
  /** The heading, if it differs from the title. */
  heading?: ReactNode;
  intro?: ReactNode;
  /** For search engines and link previews; the introduction by default. */
  description?: string | undefined;
  /** The number of the page of a list, from 1. */
  pageNumber?: number | undefined;
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a page: title and description, breadcrumb (P2.9, R2.2), head and content. */
export function Page(props: PageProps) {
  const { title, heading = title, intro, description, actions, pageNumber, className, children, ...place } = props;
  return (
    <div className={classNames('wrap', className)}>
      <PageMeta
        title={title}
        description={description ?? (typeof intro === 'string' ? intro : undefined)}
        page={pageNumber}
      />
      <ContentTrail {...place} title={title} />
      <PageHead title={heading} intro={typeof intro === 'string' ? <p>{intro}</p> : intro} actions={actions} />
      {children}
    </div>
  );
}
