import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The contact page (P2.20). */
export const contactRoutes = {
  contact: { page: () => import('./ContactPage.tsx'), texts: ['contact', 'captcha'] },
} satisfies FeatureRoutes;
