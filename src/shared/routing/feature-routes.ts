import type { ComponentType } from 'react';
import type { CallRequest } from '#shared/api/define-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { RouteName } from './routes.ts';

/** An address in the form early calls need. */
export type EarlyAddress = { params: Readonly<Record<string, string>>; query: string; lang: Lang };

/** How a route gets its page: a lazy module with a default component, and the text namespaces it needs at once. */
type FeaturePage = {
  page: () => Promise<{ default: ComponentType }>;
  texts?: readonly string[];
  /**
   * The page's own queries, built by the same functions as in the page. Their calls start before the app runs (architecture,
   * Loading); for a page that is prefetched, the store has the answers before it opens.
   */
  early?: (address: EarlyAddress) => readonly CallRequest[];
};

/** The routes that a feature declares in its `*.routes.ts`; the frame only connects them. */
export type FeatureRoutes = Partial<Record<RouteName, FeaturePage>>;
