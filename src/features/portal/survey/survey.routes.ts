import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The page of the satisfaction survey (P2.18). */
export const surveyRoutes = {
  survey: { page: () => import('./SurveyPage.tsx'), texts: ['survey'] },
} satisfies FeatureRoutes;
