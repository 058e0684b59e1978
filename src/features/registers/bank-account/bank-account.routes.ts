import { bankAccountCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { jibProblem } from '#shared/format/jib.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { accountUrl } from './bank-account.params.ts';

/** The lookup in the single register of accounts (R2.1, R2.6). */
export const bankAccountRoutes = {
  bankAccount: {
    page: () => import('./BankAccountPage.tsx'),
    texts: ['bank-account', 'legal-entity', 'export'],
    early: ({ query, lang }) => {
      const { jib } = readUrl(accountUrl, query);
      // Without an endpoint, so that the answer is not stored: every lookup must show the current state of the account.
      return jibProblem(jib) === null ? [{ call: bankAccountCall({ jib, lang }) }] : [];
    },
  },
} satisfies FeatureRoutes;
