import type { ComponentType } from 'react';
import { loadTexts } from '#shared/i18n/texts.ts';
import { NearBlock } from './NearBlock.tsx';

/** A block with its texts: without them it would show their names, so their failure is the block's (P8). */
async function loadWhole({ load, texts = [] }: HomeBlock): Promise<ComponentType> {
  const [block] = await Promise.all([load(), loadTexts(['home-blocks', ...texts])]);
  return block;
}

/** Everything below the tasks; a chunk of its own, so that the first paint does not wait for the names of all the others. */
export function BelowFold() {
  return HOME_BLOCKS.map((block) => <NearBlock key={block.name} name={block.name} load={() => loadWhole(block)} />);
}

type HomeBlock = {
  name: string;
  load: () => Promise<ComponentType>;
  /** Namespaces of its texts besides 'home-blocks'. */
  texts?: readonly string[];
};

/** The blocks of the home page below the fold in the order of the readings (P2.6); each is a chunk of its own, fetched when it is near. */
const HOME_BLOCKS: readonly HomeBlock[] = [
  {
    name: 'services',
    load: async () => (await import('./home-blocks/ServicesBlock.tsx')).ServicesBlock,
  },
  {
    name: 'otherServices',
    load: async () => (await import('./home-blocks/OtherServicesBlock.tsx')).OtherServicesBlock,
    texts: ['agency'],
  },
  {
    name: 'news',
    load: async () => (await import('./home-blocks/NewsBlock.tsx')).NewsBlock,
  },
  {
    name: 'products',
    load: async () => (await import('./home-blocks/ProductsBlock.tsx')).ProductsBlock,
  },
  {
    name: 'entities',
    load: async () => (await import('./home-blocks/EntitiesBlock.tsx')).EntitiesBlock,
  },
  {
    name: 'about',
    load: async () => (await import('./home-blocks/AboutBlock.tsx')).AboutBlock,
    texts: ['agency'],
  },
  {
    name: 'infographics',
    load: async () => (await import('./home-blocks/InfographicsBlock.tsx')).InfographicsBlock,
  },
  {
    name: 'map',
    load: async () => (await import('./home-blocks/MapBlock.tsx')).MapBlock,
    texts: ['map'],
  },
  {
    name: 'featured',
    load: async () => (await import('./home-blocks/FeaturedBlock.tsx')).FeaturedBlock,
  },
  {
    name: 'app',
    load: async () => (await import('./home-blocks/AppBlock.tsx')).AppBlock,
  },
  {
    name: 'strip',
    load: async () => (await import('./home-blocks/StripBlock.tsx')).StripBlock,
  },
];
