import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const surveyRoutes = {
  survey: { page: () => import('./SurveyPage.tsx'), texts: ['survey'] },
} satisfies FeatureRoutes;
