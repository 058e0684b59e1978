import { useTranslation } from 'react-i18next';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Hero } from './Hero.tsx';

/** The home page (P2.6): answers 'what can I do here?' first. */
export default function HomePage() {
  const { t } = useTranslation('home');
  usePageMeta(t('title'), t('description'));
  return <Hero />;
}
