/** Loads the list of text files. It is fetched on first use, because a document brings the texts of its own page along. */
export const loadTextFiles = async () => (await import('./text-files.ts')).textFiles;

/** Namespaces the frame needs at once. */
export const LAYOUT_TEXTS = ['layout', 'ui'];
