import type { ComponentType } from 'react';
import type { PortalTexts } from '#shared/i18n/texts.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { NearBlock } from './NearBlock.tsx';

/** The blocks below the fold in the order of the readings (P2.6); each is a chunk, fetched when near the screen. */
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

/** Namespaces of texts a block needs besides 'home-blocks'. */
const FURTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  otherServices: ['agency'],
  about: ['agency'],
  map: ['map', 'export'],
};

/** Loads a block with its texts. Without them it would show keys, so if they fail, the block fails (P8). */
async function loadWhole(texts: PortalTexts, name: string, load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [block] = await Promise.all([load(), texts.load(['home-blocks', FURTHER_TEXTS[name] ?? []].flat())]);
  return block;
}

/** Everything below the tasks. A chunk of its own, so that the first paint does not wait for the list of the blocks' chunks. */
export function BelowFold() {
  const { texts } = usePortal();
  return Object.entries(BLOCKS).map(([name, load]) => (
    <NearBlock key={name} name={name} load={() => loadWhole(texts, name, load)} />
  ));
}
