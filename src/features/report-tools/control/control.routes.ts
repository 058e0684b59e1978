import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['control', 'quick-look', 'results', 'receipts', 'captcha', 'report-types', 'agency-file'];

/** The control and submission of financial reports, new and old (R2.10, R2.11). */
export const controlRoutes = {
  control: { page: () => import('./new/ControlPage.tsx'), texts: [...texts, 'new'] },
  controlOld: { page: () => import('./old/OldControlPage.tsx'), texts: [...texts, 'old'] },
} satisfies FeatureRoutes;
