import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const page = () => import('./TemplatesPage.tsx');
const texts = ['templates', 'report-types', 'agency-file'];

/** The template generator, new and old (R2.8, R2.9). */
export const templatesRoutes = {
  templates: { page, texts },
  templatesOld: { page, texts },
} satisfies FeatureRoutes;
