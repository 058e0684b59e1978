import type { TextFiles } from '#shared/i18n/texts.ts';

/** Every text file of the portal, each a chunk of its own, loaded with the page that uses it. */
export const textFiles: TextFiles = import.meta.glob<{ default: Record<string, unknown> }>('../**/texts/*.json');
