import { ArrowRight, ClipboardCheck, FileDown, Landmark, Scale, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './Tasks.module.css';

const TASKS = [
  { route: 'entitySearch', icon: Landmark },
  { route: 'templates', icon: FileDown },
  { route: 'control', icon: ClipboardCheck },
  { route: 'bankruptcy', icon: Scale },
] as const satisfies readonly { route: string; icon: LucideIcon }[];

/** The four tasks most people come for, as big plain links directly under the hero (look, home page). */
export function Tasks() {
  const { t } = useTranslation('home');
  const lang = useLang();
  return (
    <nav className="wrap" aria-label={t('tasks.label')}>
      <ul className={styles.tasks}>
        {TASKS.map(({ route, icon }) => (
          <li key={route}>
            <Link className={styles.task} to={href(route, lang)}>
              <Icon of={icon} size="l" className={styles.sign} />
              <b>{t(`tasks.${route}.title`)}</b>
              <span>{t(`tasks.${route}.text`)}</span>
              <Icon of={ArrowRight} className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
