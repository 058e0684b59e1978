import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import type { ContentItem } from './content.model.ts';
import { itemTarget } from './item-link.ts';

type ItemLinkProps = {
  item: ContentItem;
  className?: string | undefined;
  /** Instead of the item's title. */
  children?: ReactNode;
};

/** A link to where an item leads (P2.1, P5 Links); an item with a bad address stays readable text (faults A25). */
export function ItemLink({ item, className, children = item.title }: ItemLinkProps) {
  const target = itemTarget(item, useLang());
  if (target.kind === 'none') return <span className={className}>{children}</span>;
  if (target.kind === 'external') {
    return (
      <ExternalLink href={target.href} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={target.to} className={className}>
      {children}
    </Link>
  );
}
