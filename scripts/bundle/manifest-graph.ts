/** One chunk of Vite's `dist/.vite/manifest.json`. */
type ManifestChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

export type Manifest = Record<string, ManifestChunk>;

/** Every JS and CSS file that loads with the chunks of `keys`: their static imports to the end, and the styles of all. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`'${key}' is not in the manifest`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    queue.push(...(chunk.imports ?? []));
  }
  return files;
}

/** Imported by `src/main.tsx` once the environment is found in order, so that it loads on every address, too. */
const START = 'src/app/start.tsx';

/** A page of the portal: what to name it by and the chunks that are fetched when it opens. */
/** Texts every address loads. */
const LAYOUT_TEXTS = ['src/app/layout/texts/bs.json', 'src/shared/ui/texts/bs.json'];

export type PageChunks = { name: string; keys: string[] };

/**
 * The frame (what `index.html` and the start of the app load on every address, with the Bosnian texts of the frame) and
 * the lazy pages, each with the Bosnian texts of its feature: a page draws only when its texts are there.
 */
export function entriesOf(manifest: Manifest): { frame: string[]; pages: PageChunks[] } {
  const keys = Object.keys(manifest);
  const texts = keys.filter((key) => key.endsWith('/texts/bs.json'));
  const frame = [
    ...keys.filter((key) => manifest[key]?.isEntry || key === START),
    ...texts.filter((key) => LAYOUT_TEXTS.includes(key)),
    // The frame's and home's texts are one file for each language (vite.config.ts).
    ...keys.filter((key) => key.startsWith('_texts-bs-')),
  ];
  if (frame.length === 0) throw new Error('the manifest has no entry');
  const pages = keys
    .filter((key) => key.endsWith('Page.tsx') && manifest[key]?.isDynamicEntry)
    .map((key) => ({
      name: key.replace(/^src\/(features\/)?/, ''),
      keys: [key, ...texts.filter((text) => text === textsOf(key))],
    }));
  return { frame, pages };
}

function textsOf(pageKey: string): string {
  return `${pageKey.slice(0, pageKey.lastIndexOf('/'))}/texts/bs.json`;
}
