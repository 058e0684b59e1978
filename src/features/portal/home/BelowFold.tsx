import type { ComponentType } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { loadTexts } from '#shared/i18n/texts.ts';
import { HOME_BLOCKS, type HomeBlock } from './home-block-list.ts';
import { NearBlock } from './NearBlock.tsx';

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
