import i18next from 'i18next';
import { figures } from '#shared/format/figures.ts';
import type { TextFiles } from '#shared/i18n/texts.ts';

// Whoever starts the texts of the portal starts them with its figures.
i18next.use(figures);

/** Every text file of the portal, each a chunk of its own, loaded with the page that uses it. */
export const textFiles: TextFiles = import.meta.glob<{ default: Record<string, unknown> }>('../**/texts/*.json');

/** Namespaces the frame needs at once. */
export const LAYOUT_TEXTS = ['layout', 'ui'];
