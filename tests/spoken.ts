import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

/** More phrases than any tested part has; stops a reader that never reaches the end. */
const MOST = 600;

/** What a screen reader reads from the beginning of a part of the page to its end, by phrases, as with the arrow key. */
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
 * A screen reader that is active while the page changes: it reads focused elements and live regions.
 *
 * @returns a function that returns the texts read since its last call.
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
