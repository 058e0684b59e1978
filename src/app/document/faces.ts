/** A face of the text font: its file below `fonts/`, and the letters it is for. */
export type Face = { file: string; letters: string };

/** Name of the text font in the styles. */
export const TEXT_FONT = 'Public Sans Variable';

/** Public Sans (SIL Open Font License, /fonts/OFL.txt), cut by `npm run fonts`: one face for every text, one for č ć đ š ž. */
export const FACES: readonly Face[] = [
  {
    file: 'public-sans-latin-ext-wght-normal.woff2',
    letters: 'U+0106-0107, U+010C-010D, U+0110-0111, U+0160-0161, U+017D-017E',
  },
  {
    file: 'public-sans-latin-wght-normal.woff2',
    letters:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
];

declare global {
  // A property of the window can be declared by an interface only.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Adds the text font, which the browser then fetches; of the inline script (`boot.ts`). */
    addFaces?: () => void;
  }
}
