import type { LucideIcon } from 'lucide-react';
import ExternalIcon from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeUrl } from '../html/safe-url.ts';
import { type ButtonLook, buttonClasses } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { textElement } from './text-element.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './ExternalLink.module.css';

type ExternalLinkProps = {
  /** Any text from the agency; only http(s), mailto and tel addresses become links, others stay text (A25 to A28). */
  href: string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
  button?: ButtonLook;
  icon?: LucideIcon;
};

/** A link that leaves the portal: in a new tab without access to the opener, marked by icon and text (A30, P5 Links). */
export function ExternalLink({ href, children, className, button, icon }: ExternalLinkProps) {
  const { t } = useTranslation('ui');
  const { kind, href: safe } = safeUrl(href);
  if (kind === 'none' || kind === 'internal') return <span className={className}>{children}</span>;
  const look = button ? buttonClasses(button, className) : classNames(styles.link, className);
  const leaves = kind === 'external';
  return (
    <a href={safe} className={look} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {textElement(children)}
      {leaves ? (
        <>
          <Icon of={ExternalIcon} size="s" className={styles.mark} />
          <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>
        </>
      ) : null}
    </a>
  );
}
