import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FROM = new URL('fonts/', import.meta.url);
const TO = new URL('../../public/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
/** Signs of the texts, and the letters of names from the neighbourhood. */
const SIGNS = '\u{a0}©«»·°±²³µ¹¼½×ßàáâäçèéêëíîïñóôöøùúûüÀÁÂÄÇÈÉÊËÍÖØÜ–—‘’‚“”„†•…‰‹›€™−→←↑↓§';

/** The letters each face has; src/app/document/faces.ts sends a text to its face. */
const FACES = {
  'public-sans-latin-wght-normal.woff2': ASCII + SIGNS,
  'public-sans-latin-ext-wght-normal.woff2': 'čćđšžČĆĐŠŽ',
};

/** `npm run fonts`: cuts the typeface down to the letters of the three languages and the weights the styles use. */
mkdirSync(TO, { recursive: true });
for (const [name, letters] of Object.entries(FACES)) {
  const face = await subsetFont(readFileSync(new URL(name, FROM)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(new URL(name, TO), face);
  console.log(`${name}: ${face.length} bytes`);
}
