import type { ComponentType } from 'react';
import type { RouteName } from './routes.ts';

/** How a route gets its page: a lazy module with a default component, and the text namespaces it needs at once. */
type FeaturePage = {
  page: () => Promise<{ default: ComponentType }>;
  texts?: readonly string[];
};

/** What a feature declares in its `*.routes.ts`; the frame only binds it. */
export type FeatureRoutes = Partial<Record<RouteName, FeaturePage>>;
