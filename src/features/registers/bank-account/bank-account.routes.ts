import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { earlyAccount } from './bank-account.params.ts';

/** The lookup in the single register of accounts (R2.1, R2.6). */
export const bankAccountRoutes = {
  bankAccount: {
    page: () => import('./BankAccountPage.tsx'),
    texts: ['bank-account', 'legal-entity', 'export'],
    early: earlyAccount,
  },
} satisfies FeatureRoutes;
