import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './StripBlock.module.css';

const PLACES = [
  { route: 'locations', icon: MapPin },
  { route: 'survey', icon: MessageSquare },
  { route: 'contact', icon: Mail },
] as const;

/** The last block of the home page (P2.6): locations, survey and contact. */
export function StripBlock() {
  const { t } = useTranslation(['home-blocks', 'layout']);
  const lang = useLang();
  return (
    <div className="wrap">
      <div className={styles.strip}>
        {PLACES.map(({ route, icon }) => (
          <section key={route} aria-labelledby={`home-${route}`}>
            <Icon of={icon} size="l" />
            <h2 id={`home-${route}`}>{t(`layout:screens.${route}`)}</h2>
            <p className="small muted">{t(`strip.${route}.text`)}</p>
            <MoreLink to={href(route, lang)}>{t(`strip.${route}.link`)}</MoreLink>
          </section>
        ))}
      </div>
    </div>
  );
}
