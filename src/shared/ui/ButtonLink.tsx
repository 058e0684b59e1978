import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { Icon } from './Icon.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { icon?: LucideIcon; iconAfter?: LucideIcon };

/** A link inside the portal that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses({ variant, size, wide }, className)}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
      {iconAfter ? <Icon of={iconAfter} size="s" /> : null}
    </Link>
  );
}
