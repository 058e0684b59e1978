import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { searchingChanged } from '#domain/searching/searching.slice.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Hero } from './Hero.tsx';
import { HOME_BLOCKS } from './home-block-list.ts';
import { NearBlock } from './NearBlock.tsx';
import { Tasks } from './Tasks.tsx';

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
      {HOME_BLOCKS.map(({ name, load, reserve }) => (
        <NearBlock key={name} load={load} reserve={reserve} />
      ))}
    </>
  );
}
