import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { searchingChanged } from '#domain/legal-entity/search/searching.slice.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Hero } from './Hero.tsx';
import { NearBlock } from './NearBlock.tsx';
import { Tasks } from './Tasks.tsx';

const loadBelowFold = async () => (await import('./BelowFold.tsx')).BelowFold;
/** Sum of the heights in `home-block-list.ts`: the footer stays where it will be. */
const BELOW_FOLD = [9185, 5966, 5211] as const;

/** The home page (P2.6): answers 'what can I do here?' first; the blocks below come when they are near. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  usePageMeta(t('title'), t('description'));
  // Entering the home page resets the search state (P2.6, P4 Search).
  useEffect(() => void dispatch(searchingChanged(false)), [dispatch]);
  return (
    <>
      <Hero />
      <Tasks />
      <NearBlock load={loadBelowFold} reserve={BELOW_FOLD} />
    </>
  );
}
