/** Name of the text font in the styles. */
export const TEXT_FONT = 'Public Sans Variable';

/** Its file below `fonts/`: Public Sans (SIL Open Font License, /fonts/OFL.txt), cut by `npm run fonts`. */
export const TEXT_FILE = 'public-sans-wght-normal.woff2';

declare global {
  // A property of the window can be declared by an interface only.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Adds the text font, which the browser then fetches; of the inline script (`boot.ts`). */
    addFont?: () => void;
  }
}
