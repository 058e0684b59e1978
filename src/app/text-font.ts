/** Name of the text font in the styles. */
export const TEXT_FONT = 'Public Sans Variable';

/** Its file below `fonts/`: Public Sans (SIL Open Font License, /fonts/OFL.txt), cut by `scripts/build/subset-fonts.ts`. */
export const TEXT_FILE = 'public-sans-wght-normal.woff2';

declare global {
  // Only an interface can extend Window.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Adds the text font, so that the browser fetches it; set by the inline script (`boot.ts`). */
    addFont?: () => void;
  }
}
