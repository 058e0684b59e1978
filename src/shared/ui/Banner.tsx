import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { focusPageTitle } from './PageHead.tsx';
import styles from './Banner.module.css';

export type BannerProps = {
  /** `info`: for information; `ok`: done; `error`: failed; `act`: the reader has to do something. */
  kind: 'info' | 'ok' | 'error' | 'act';
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the icon of the kind. */
  icon?: LucideIcon;
  /** The focus goes to the title of the dialog or page before. */
  onDismiss?: () => void;
  /** The banner appears in response to something: it is then read out, an error at once. */
  live?: boolean;
  className?: string;
};

const ICONS: Record<BannerProps['kind'], LucideIcon> = {
  info: Info,
  ok: CircleCheck,
  error: CircleAlert,
  act: TriangleAlert,
};

/** A message in the flow of the page. Icon and text show its kind as well as its colour does (I03). */
export function Banner({ kind, title, children, icon, onDismiss, live = false, className }: BannerProps) {
  const { t } = useTranslation('ui');
  const role = kind === 'error' ? 'alert' : 'status';
  // The pressed button goes with the banner.
  const dismiss = ({ currentTarget }: MouseEvent) => {
    const dialog = currentTarget.closest('dialog');
    if (dialog) dialog.querySelector('h2')?.focus({ preventScroll: true });
    else focusPageTitle({ preventScroll: true });
    onDismiss?.();
  };
  return (
    <div className={classNames(styles.banner, styles[kind], className)} role={live ? role : undefined}>
      <Icon of={icon ?? ICONS[kind]} className={styles.sign} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {onDismiss ? <IconButton icon={X} label={t('dismiss')} bare size="small" onClick={dismiss} /> : null}
    </div>
  );
}
