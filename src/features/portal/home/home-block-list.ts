import type { ComponentType } from 'react';

type HomeBlock = {
  name: string;
  load: () => Promise<ComponentType>;
  /** Height of the block with the content of a usual day, in px: phones, from 720 px, from 1080 px. */
  reserve: readonly [phone: number, tablet: number, desktop: number];
};

/** The blocks of the home page below the fold in the order of the readings (P2.6); each is a chunk of its own, fetched when it is near. */
export const HOME_BLOCKS: readonly HomeBlock[] = [
  {
    name: 'services',
    load: async () => (await import('./home-blocks/ServicesBlock.tsx')).ServicesBlock,
    reserve: [918, 628, 496],
  },
  {
    name: 'other services',
    load: async () => (await import('./home-blocks/OtherServicesBlock.tsx')).OtherServicesBlock,
    reserve: [644, 391, 314],
  },
  {
    name: 'news',
    load: async () => (await import('./home-blocks/NewsBlock.tsx')).NewsBlock,
    reserve: [524, 506, 506],
  },
  {
    name: 'products',
    load: async () => (await import('./home-blocks/ProductsBlock.tsx')).ProductsBlock,
    reserve: [571, 409, 297],
  },
  {
    name: 'entities',
    load: async () => (await import('./home-blocks/EntitiesBlock.tsx')).EntitiesBlock,
    reserve: [785, 740, 489],
  },
  {
    name: 'about',
    load: async () => (await import('./home-blocks/AboutBlock.tsx')).AboutBlock,
    reserve: [671, 436, 345],
  },
  {
    name: 'infographics',
    load: async () => (await import('./home-blocks/InfographicsBlock.tsx')).InfographicsBlock,
    reserve: [1188, 852, 501],
  },
  {
    name: 'map',
    load: async () => (await import('./home-blocks/MapBlock.tsx')).MapBlock,
    reserve: [1784, 1164, 1256],
  },
  {
    name: 'featured',
    load: async () => (await import('./home-blocks/FeaturedBlock.tsx')).FeaturedBlock,
    reserve: [957, 575, 442],
  },
  {
    name: 'app',
    load: async () => (await import('./home-blocks/AppBlock.tsx')).AppBlock,
    reserve: [361, 287, 215],
  },
  {
    name: 'strip',
    load: async () => (await import('./home-blocks/StripBlock.tsx')).StripBlock,
    reserve: [737, 394, 349],
  },
];
