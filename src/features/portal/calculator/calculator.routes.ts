import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The enterprise size calculator (P2.22). */
export const calculatorRoutes = {
  sizeCalculator: { page: () => import('./SizeCalculatorPage.tsx'), texts: ['calculator'] },
} satisfies FeatureRoutes;
