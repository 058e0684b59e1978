import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const calculatorRoutes = {
  sizeCalculator: { page: () => import('./SizeCalculatorPage.tsx'), texts: ['calculator'] },
} satisfies FeatureRoutes;
