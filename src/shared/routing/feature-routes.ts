import type { ComponentType } from 'react';
import type { EarlyQuery } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { RouteName } from './routes.ts';

/** An address as early calls read it. */
export type EarlyAddress = { params: Readonly<Record<string, string>>; query: string; lang: Lang };

/** How a route gets its page: a lazy module with a default component, and the text namespaces it needs at once. */
type FeaturePage = {
  page: () => Promise<{ default: ComponentType }>;
  texts?: readonly string[];
  /**
   * The page's own queries, whose calls start before the app stands (architecture, Loading), by the same functions as in the page;
   * of a page that is fetched ahead the store has the answers before it is opened.
   */
  early?: (address: EarlyAddress) => readonly EarlyQuery[];
};

/** What a feature declares in its `*.routes.ts`; the frame only binds it. */
export type FeatureRoutes = Partial<Record<RouteName, FeaturePage>>;
