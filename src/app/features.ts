import { calculatorRoutes } from '#features/portal/calculator/calculator.routes.ts';
import { contactRoutes } from '#features/portal/contact/contact.routes.ts';
import { homeRoutes } from '#features/portal/home/home.routes.ts';
import { informationRoutes } from '#features/portal/information/information.routes.ts';
import { locationsRoutes } from '#features/portal/locations/locations.routes.ts';
import { mapRoutes } from '#features/portal/map/map.routes.ts';
import { bankAccountRoutes } from '#features/registers/bank-account/bank-account.routes.ts';
import { bankruptcyRoutes } from '#features/registers/bankruptcy/bankruptcy.routes.ts';
import { compareRoutes } from '#features/registers/compare/compare.routes.ts';
import { entityProfileRoutes } from '#features/registers/entity-profile/entity-profile.routes.ts';
import { entitySearchRoutes } from '#features/registers/entity-search/entity-search.routes.ts';
import { watchListRoutes } from '#features/registers/watch-list/watch-list.routes.ts';
import { surveyRoutes } from '#features/portal/survey/survey.routes.ts';
import { newsRoutes } from '#features/portal/news/news.routes.ts';
import { contentRoutes } from '#features/portal/content/content.routes.ts';
import { publicationsRoutes } from '#features/portal/publications/publications.routes.ts';
import { searchRoutes } from '#features/portal/search/search.routes.ts';
import { controlRoutes } from '#features/report-tools/control/control.routes.ts';
import { templatesRoutes } from '#features/report-tools/templates/templates.routes.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The pages of all features; each declares its own in its `*.routes.ts`. */
export const FEATURES: Required<FeatureRoutes> = {
  ...calculatorRoutes,
  ...contactRoutes,
  ...homeRoutes,
  ...informationRoutes,
  ...locationsRoutes,
  ...mapRoutes,
  ...bankAccountRoutes,
  ...bankruptcyRoutes,
  ...compareRoutes,
  ...entityProfileRoutes,
  ...entitySearchRoutes,
  ...watchListRoutes,
  ...surveyRoutes,
  ...newsRoutes,
  ...contentRoutes,
  ...publicationsRoutes,
  ...searchRoutes,
  ...controlRoutes,
  ...templatesRoutes,
};
