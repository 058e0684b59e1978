import i18next from 'i18next';
import { figures } from '#shared/format/figures.ts';

// Whoever starts the texts of the portal starts them with its figures.
i18next.use(figures);

/** The text files of the portal: their list comes when the first one is needed, which no document needs for its own page. */
export const loadTextFiles = async () => (await import('./text-files.ts')).textFiles;

/** Namespaces the frame needs at once. */
export const LAYOUT_TEXTS = ['layout', 'ui'];
