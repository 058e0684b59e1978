import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

/** More phrases than any part read here has: a reader that does not come round would read for ever. */
const MOST = 600;

/**
 * What a screen reader says from the beginning of a part of the page to its end, phrase by phrase, as its user hears it who
 * moves on with the arrow key.
 */
export async function readAloud(part: Element): Promise<string[]> {
  await virtual.stop();
  await virtual.start({ container: part });
  const [first] = await virtual.spokenPhraseLog();
  try {
    for (let count = 0; count < MOST; count++) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === first) return (await virtual.spokenPhraseLog()).slice(0, -1);
    }
    throw new Error(`The reader has not come to the end of '${first ?? ''}'.`);
  } finally {
    await virtual.stop();
  }
}

/**
 * A screen reader that is at work while the page changes: it says where the focus goes, and what live regions say.
 *
 * @returns what was said since the last time it was called.
 */
export async function listen(): Promise<() => Promise<string[]>> {
  await virtual.stop();
  await virtual.start({ container: document.body });
  onTestFinished(() => virtual.stop());
  await virtual.clearSpokenPhraseLog();
  return async () => {
    const said = await virtual.spokenPhraseLog();
    await virtual.clearSpokenPhraseLog();
    return said;
  };
}
