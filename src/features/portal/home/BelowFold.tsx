import type { ComponentType } from 'react';
import { loadTexts } from '#shared/i18n/texts.ts';
import { NearBlock } from './NearBlock.tsx';

/** The blocks of the home page below the fold in the order of the readings (P2.6); each is a chunk of its own, fetched when it is near. */
const BLOCKS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  services: async () => (await import('./home-blocks/ServicesBlock.tsx')).ServicesBlock,
  otherServices: async () => (await import('./home-blocks/OtherServicesBlock.tsx')).OtherServicesBlock,
  news: async () => (await import('./home-blocks/NewsBlock.tsx')).NewsBlock,
  products: async () => (await import('./home-blocks/ProductsBlock.tsx')).ProductsBlock,
  entities: async () => (await import('./home-blocks/EntitiesBlock.tsx')).EntitiesBlock,
  about: async () => (await import('./home-blocks/AboutBlock.tsx')).AboutBlock,
  infographics: async () => (await import('./home-blocks/InfographicsBlock.tsx')).InfographicsBlock,
  map: async () => (await import('./home-blocks/MapBlock.tsx')).MapBlock,
  featured: async () => (await import('./home-blocks/FeaturedBlock.tsx')).FeaturedBlock,
  app: async () => (await import('./home-blocks/AppBlock.tsx')).AppBlock,
  strip: async () => (await import('./home-blocks/StripBlock.tsx')).StripBlock,
};

/** Namespaces of a block's texts besides 'home-blocks'. */
const FURTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  otherServices: ['agency'],
  about: ['agency'],
  map: ['map', 'export'],
};

/** A block with its texts: without them it would show their names, so their failure is the block's (P8). */
async function loadWhole(name: string, load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [block] = await Promise.all([load(), loadTexts(['home-blocks', FURTHER_TEXTS[name] ?? []].flat())]);
  return block;
}

/** Everything below the tasks; a chunk of its own, so that the first paint does not wait for the names of all the others. */
export function BelowFold() {
  return Object.entries(BLOCKS).map(([name, load]) => (
    <NearBlock key={name} name={name} load={() => loadWhole(name, load)} />
  ));
}
