import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import type { Screen } from './screen-links.ts';

type ScreenLinksProps = {
  screens: readonly Screen[];
  className?: string | undefined;
  linkClassName?: string | undefined;
};

/** Links to screens of the portal as a list; renders nothing without screens. */
export function ScreenLinks({ screens, className, linkClassName }: ScreenLinksProps) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  if (screens.length === 0) return null;
  return (
    <ul className={className}>
      {screens.map((screen) => (
        <li key={screen}>
          <Link to={href(screen, lang)} className={linkClassName}>
            {t(`screens.${screen}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
