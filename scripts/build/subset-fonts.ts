import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { TEXT_FILE } from '../../src/app/text-font.ts';

const FROM = new URL('fonts/', import.meta.url);
const TO = new URL('../../public/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
/** Characters of the texts, and letters of names from neighbouring countries. */
const SIGNS = '\u{a0}©«»·°±²³µ¹¼½×ßàáâäçèéêëíîïñóôöøùúûüÀÁÂÄÇÈÉÊËÍÖØÜ–—‘’‚“”„†•…‰‹›€™−→←↑↓§';

const LETTERS = `${ASCII}${SIGNS}čćđšžČĆĐŠŽ`;

/** Run by hand: reduces the typeface to the letters of the three languages and the weights the styles use. */
mkdirSync(TO, { recursive: true });
const face = await subsetFont(readFileSync(new URL(TEXT_FILE, FROM)), LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
writeFileSync(new URL(TEXT_FILE, TO), face);
console.log(`${TEXT_FILE}: ${face.length} bytes`);
