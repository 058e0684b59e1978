import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The information pages (P2.14, P2.16, P2.17), with the statements on accessibility and privacy. */
export const informationRoutes = {
  aboutUs: { page: () => import('./about-us/AboutUsPage.tsx'), texts: ['information', 'about-us', 'agency'] },
  standardOverview: {
    page: () => import('./standard-overview/StandardOverviewPage.tsx'),
    texts: ['information', 'standard-overview'],
  },
  creditRating: { page: () => import('./credit-rating/CreditRatingPage.tsx'), texts: ['information', 'credit-rating'] },
  priceList: { page: () => import('./price-list/PriceListPage.tsx'), texts: ['information', 'price-list'] },
  internship: { page: () => import('./internship/InternshipPage.tsx'), texts: ['information', 'internship'] },
  naturalPersonsAccounts: {
    page: () => import('./natural-persons-accounts/NaturalPersonsAccountsPage.tsx'),
    texts: ['information', 'natural-persons-accounts'],
  },
  otherServices: {
    page: () => import('./other-services/OtherServicesPage.tsx'),
    texts: ['information', 'other-services', 'agency'],
  },
  accessibility: {
    page: () => import('./accessibility/AccessibilityPage.tsx'),
    texts: ['information', 'accessibility'],
  },
  oldSavings: { page: () => import('./old-savings/OldSavingsPage.tsx'), texts: ['information'] },
  nfis: { page: () => import('./nfis/NfisPage.tsx'), texts: ['information'] },
  privacy: { page: () => import('./privacy/PrivacyPage.tsx'), texts: ['information', 'privacy'] },
} satisfies FeatureRoutes;
