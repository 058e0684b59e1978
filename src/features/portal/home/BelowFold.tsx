import type { ComponentType } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { loadTexts } from '#shared/i18n/texts.ts';
import { NearBlock, type Reserve } from './NearBlock.tsx';
import type { Lang } from '#shared/i18n/languages.ts';

/** A block with its texts: without them it would show their names, so their failure is the block's (P8). */
async function loadWhole({ load, texts = [] }: HomeBlock): Promise<ComponentType> {
  const [block] = await Promise.all([load(), loadTexts(['home-blocks', ...texts])]);
  return block;
}

/** Everything below the tasks; a chunk of its own, so that the first paint does not wait for the names of all the others. */
export function BelowFold() {
  const lang = useLang();
  return HOME_BLOCKS.map((block) => (
    <NearBlock key={block.name} load={() => loadWhole(block)} reserve={block.reserve[lang]} />
  ));
}

type HomeBlock = {
  name: string;
  load: () => Promise<ComponentType>;
  /** Namespaces of its texts besides 'home-blocks'. */
  texts?: readonly string[];
  /** Height of the block with the content of a usual day, as measured in each language. */
  reserve: Readonly<Record<Lang, Reserve>>;
};

/** The blocks of the home page below the fold in the order of the readings (P2.6); each is a chunk of its own, fetched when it is near. */
const HOME_BLOCKS: readonly HomeBlock[] = [
  {
    name: 'services',
    load: async () => (await import('./home-blocks/ServicesBlock.tsx')).ServicesBlock,
    reserve: { bs: [918, 605, 496], hr: [918, 650, 496], en: [918, 689, 538] },
  },
  {
    name: 'otherServices',
    load: async () => (await import('./home-blocks/OtherServicesBlock.tsx')).OtherServicesBlock,
    texts: ['agency'],
    reserve: { bs: [622, 392, 314], hr: [622, 392, 314], en: [666, 392, 336] },
  },
  {
    name: 'news',
    load: async () => (await import('./home-blocks/NewsBlock.tsx')).NewsBlock,
    reserve: { bs: [524, 506, 506], hr: [524, 506, 506], en: [524, 506, 506] },
  },
  {
    name: 'products',
    load: async () => (await import('./home-blocks/ProductsBlock.tsx')).ProductsBlock,
    reserve: { bs: [571, 409, 297], hr: [571, 409, 297], en: [593, 409, 297] },
  },
  {
    name: 'entities',
    load: async () => (await import('./home-blocks/EntitiesBlock.tsx')).EntitiesBlock,
    reserve: { bs: [786, 741, 490], hr: [786, 741, 490], en: [829, 741, 490] },
  },
  {
    name: 'about',
    load: async () => (await import('./home-blocks/AboutBlock.tsx')).AboutBlock,
    texts: ['agency'],
    reserve: { bs: [672, 436, 346], hr: [672, 459, 346], en: [731, 459, 376] },
  },
  {
    name: 'infographics',
    load: async () => (await import('./home-blocks/InfographicsBlock.tsx')).InfographicsBlock,
    reserve: { bs: [1189, 391, 502], hr: [1189, 391, 502], en: [1189, 391, 502] },
  },
  {
    name: 'map',
    load: async () => (await import('./home-blocks/MapBlock.tsx')).MapBlock,
    texts: ['map'],
    reserve: { bs: [1871, 1251, 1276], hr: [1871, 1269, 1276], en: [1827, 1251, 1276] },
  },
  {
    name: 'featured',
    load: async () => (await import('./home-blocks/FeaturedBlock.tsx')).FeaturedBlock,
    reserve: { bs: [958, 576, 442], hr: [979, 597, 463], en: [958, 576, 442] },
  },
  {
    name: 'app',
    load: async () => (await import('./home-blocks/AppBlock.tsx')).AppBlock,
    reserve: { bs: [337, 264, 192], hr: [337, 264, 192], en: [367, 264, 192] },
  },
  {
    name: 'strip',
    load: async () => (await import('./home-blocks/StripBlock.tsx')).StripBlock,
    reserve: { bs: [737, 395, 350], hr: [737, 395, 350], en: [782, 395, 372] },
  },
];
