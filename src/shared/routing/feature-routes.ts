import type { ComponentType } from 'react';
import type { ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { RouteName } from './routes.ts';

/** An address as early calls read it. */
export type EarlyAddress = { params: Readonly<Record<string, string>>; query: string; lang: Lang };

/** How a route gets its page: a lazy module with a default component, and the text namespaces it needs at once. */
type FeaturePage = {
  page: () => Promise<{ default: ComponentType }>;
  texts?: readonly string[];
  /**
   * The page's own calls, started before the app stands (architecture, Loading): what its queries will ask for, by the same
   * functions. Without a default component around it: this module is evaluated first of all.
   */
  early?: (address: EarlyAddress) => readonly ApiCall[];
};

/** What a feature declares in its `*.routes.ts`; the frame only binds it. */
export type FeatureRoutes = Partial<Record<RouteName, FeaturePage>>;
