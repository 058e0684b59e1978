import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { buttonClasses, type ButtonLook } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import type { ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';
import { itemTarget, type ItemTarget, menuTarget } from './item-target.ts';

type ItemLinkProps = {
  item: ContentItem;
  tree: ContentTree;
  className?: string | undefined;
  /** Replaces the item's title. */
  children?: ReactNode;
  /** Whether the link is an entry of a menu: then the item's url is used whatever its type (P2.4, P2.5). */
  inMenu?: boolean;
};

/** A link to the target of an item (P2.1, P5 Links); an item with a bad address becomes plain text (faults A25). */
export function ItemLink({ item, tree, className, children = item.title, inMenu = false }: ItemLinkProps) {
  const lang = useLang();
  return (
    <TargetLink target={(inMenu ? menuTarget : itemTarget)(item, lang, tree)} className={className}>
      {children}
    </TargetLink>
  );
}

type TargetLinkProps = {
  target: ItemTarget;
  className?: string | undefined;
  button?: ButtonLook;
  children: ReactNode;
};

/** A link within the portal, a link to another site in a new tab, or plain text without a target (faults A25). */
export function TargetLink({ target, className, button, children }: TargetLinkProps) {
  if (target.kind === 'none') return <span className={className}>{children}</span>;
  if (target.kind === 'external') {
    return (
      <ExternalLink href={target.href} className={className} {...(button && { button })}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={target.to} className={button ? buttonClasses(button, className) : className}>
      {children}
    </Link>
  );
}
