import { useLang } from '#domain/language/use-lang.ts';
import { HOME_BLOCKS } from './home-block-list.ts';
import { NearBlock } from './NearBlock.tsx';

/** Everything below the tasks; a chunk of its own, so that the first paint does not wait for the names of all the others. */
export function BelowFold() {
  const lang = useLang();
  return HOME_BLOCKS.map(({ name, load, reserve }) => <NearBlock key={name} load={load} reserve={reserve[lang]} />);
}
