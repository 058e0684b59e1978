import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './Button.tsx';

export type BannerProps = {
  /** `info` to know, `ok` done, `error` failed, `act` the reader has to do something. */
  kind: 'info' | 'ok' | 'error' | 'act';
  title?: ReactNode;
  children?: ReactNode;
  /** Another sign than the one of the kind. */
  icon?: LucideIcon;
  onDismiss?: () => void;
  /** The banner appears as an answer to something: it is then spoken, an error at once. */
  live?: boolean;
  className?: string;
};

const ICONS: Record<BannerProps['kind'], LucideIcon> = {
  info: Info,
  ok: CircleCheck,
  error: CircleAlert,
  act: TriangleAlert,
};

/** A message in the flow of the page. Its kind shows in its sign and text as well as in its colour (I03). */
export function Banner({ kind, title, children, icon, onDismiss, live = false, className }: BannerProps) {
  const { t } = useTranslation('ui');
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.banner, styles[kind], className)} role={live ? role : undefined}>
      <Icon of={icon ?? ICONS[kind]} className={styles.sign} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {onDismiss ? <IconButton icon={X} label={t('dismiss')} bare size="small" onClick={onDismiss} /> : null}
    </div>
  );
}
