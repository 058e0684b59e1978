import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['templates', 'report-types', 'operator'];

/** The template generator, new and old (R2.8, R2.9). */
export const templatesRoutes = {
  templates: { page: () => import('./TemplatesPage.tsx'), texts },
  templatesOld: { page: () => import('./TemplatesOldPage.tsx'), texts },
} satisfies FeatureRoutes;
