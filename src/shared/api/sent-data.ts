type SentLine = {
  /** Who receives it. */
  to: 'agency' | 'signIn' | 'google' | 'map' | 'reports';
  /** Ids of the calls that send it; none where the same calls are made unasked, and for what is no call of the agency. */
  calls: readonly string[];
};

/**
 * Everything that leaves the visitor's device: the lines of the table on the privacy page, each with its calls. A call is named
 * by these types (`CallDescription.id`), so that one without a line does not compile. Only the privacy page imports the table.
 */
export const SENT_DATA = {
  content: {
    to: 'agency',
    calls: [
      ...(['publishedContent', 'contentById', 'tagById', 'languages'] as const),
      ...(['countySummaries', 'countySummary', 'accountants', 'auditCompanies'] as const),
      ...(['accountStatuses', 'documentTypes', 'reportTypes', 'locations'] as const),
      ...(['legalEntitySizes', 'legalEntityTypes', 'marketActivities'] as const),
    ],
  },
  search: { to: 'agency', calls: ['searchContent'] },
  registers: { to: 'agency', calls: ['legalEntities', 'legalEntity', 'bankAccount', 'indicators'] },
  watched: { to: 'agency', calls: [] },
  clients: { to: 'agency', calls: [] },
  message: { to: 'agency', calls: ['sendEmail'] },
  anonymous: { to: 'agency', calls: ['submitFeedback', 'submitSurvey'] },
  templates: { to: 'agency', calls: ['generate', 'generateOld', 'generateDoc'] },
  reports: { to: 'agency', calls: ['check', 'checkOld', 'transmit', 'upload', 'sendResultsNew', 'sendResults'] },
  documents: { to: 'agency', calls: ['addDocument'] },
  session: { to: 'signIn', calls: ['identity', 'refresh', 'signOut', 'userApplications'] },
  errors: { to: 'reports', calls: [] },
  captcha: { to: 'google', calls: [] },
  map: { to: 'map', calls: [] },
} as const satisfies Record<string, SentLine>;

/** The name of a call that has a line. */
export type CallId = (typeof SENT_DATA)[keyof typeof SENT_DATA]['calls'][number];
