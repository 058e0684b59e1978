import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const contactRoutes = {
  contact: { page: () => import('./ContactPage.tsx'), texts: ['contact', 'captcha'] },
} satisfies FeatureRoutes;
