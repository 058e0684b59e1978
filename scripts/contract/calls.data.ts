import * as z from 'zod/mini';
import { contentItemWire, languageWire, singleItemWire, tagWire } from '#domain/content/content.wire.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { bankAccountWire } from '#domain/legal-entity/bank-account.wire.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { countySummariesWire } from '#domain/map/map.wire.ts';
import {
  documentTypeWire,
  locationWire,
  marketActivityWire,
  namedWire,
  reportTypeWire,
} from '#domain/reference/reference.wire.ts';
import { applicationWire, tokensWire } from '#domain/session/session.wire.ts';
import { searchWire } from '#features/portal/search/search.wire.ts';
import { registryEntityWire } from '#features/registers/bankruptcy/bankruptcy.wire.ts';
import { entityResultWire } from '#domain/legal-entity/search/entity-result.wire.ts';
import { controlResultsWire, controlResultWire } from '#features/report-tools/control/report/control.wire.ts';
import { accountantWire, auditCompanyWire } from '#features/report-tools/templates/creators.wire.ts';
import { call, json, list, object, post, SUCCESS } from './contract-call.ts';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const FILES = { mediaType: 'multipart/form-data', fields: { files: 'file' } } as const;
const RESULTS_MAIL = json({
  receiverEmail: 'string',
  recaptchaToken: 'string',
  financialReportControlResults: 'results',
});
const TEMPLATE = json({
  creatorType: 'integer',
  creatorId: 'integer',
  legalEntityTypeId: 'integer',
  jib: 'string',
  reportType: 'integer',
  reportingYear: 'integer',
  reportingStandard: 'integer',
  reportTypeName: 'string',
  publicInterest: 'integer',
});
const WHOLE = {
  isActive: { type: 'boolean', required: true },
  RetrieveAll: { type: 'boolean', required: true },
} as const;
const ENTITY_QUERY = {
  PageSize: { type: 'integer', required: true },
  includeCount: { type: 'boolean', required: true },
  Page: { type: 'integer' },
  name: { type: 'string' },
  legalEntityTypeId: { type: 'integer' },
  legalEntitySizeId: { type: 'integer' },
  jib: { type: 'string' },
  countyId: { type: 'integer' },
  municipalityId: { type: 'integer' },
  activityCode: { type: 'string' },
  letterOfActivity: { type: 'string' },
  legalEntityStatus: { type: 'integer' },
  accountStatusId: { type: 'integer' },
  year: { type: 'integer' },
  documentTypeId: { type: 'integer' },
  searchType: { type: 'integer' },
  isPublicEntity: { type: 'boolean' },
} as const;
const answers = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`answer${at + 1}`, 'any' as const]));

/** A result of the search of legal entities, with the proceedings of the registry (R3.3). */
const entityOfSearch = z.extend(entityResultWire, registryEntityWire.shape);

/** Every call of the portal (P7, R7): the contract from which the OpenAPI description and the check of a live agency are made. */
export const CALLS = {
  publishedContent: call(
    'P7',
    '/ContentTranslations/PublishedContent',
    'The menu and content tree',
    list(contentItemWire),
  ),
  languages: call('P7', '/Languages', 'Languages', list(languageWire, 'resultList')),
  searchContent: call('P7', '/ContentTranslations/Search', 'Full-text search over the content', object(searchWire), {
    query: {
      text: { type: 'string', required: true },
      tagId: { type: 'integer', required: true },
      contentTypeId: { type: 'integer', required: true },
      year: { type: 'integer', required: true },
    },
  }),
  tag: call('P7', '/TagTranslations', 'One tag', list(tagWire, 'resultList'), {
    query: { TagId: { type: 'integer', required: true } },
  }),
  contentItem: call('P7', '/ContentTranslations', 'One content item', list(singleItemWire, 'resultList'), {
    query: { ContentId: { type: 'integer', required: true } },
  }),
  countySummaries: call(
    'P7',
    '/FinancialIndicators/getfinancialsummariesbycountynotfiltered',
    'Financial summaries of all counties',
    list(countySummariesWire),
  ),
  countySummary: call(
    'P7, R7',
    '/FinancialIndicators/getcountyfinancialsummary',
    'Financial summaries of one kind of legal entities',
    list(countySummariesWire),
    {
      query: { isPublic: { type: 'boolean', required: true }, legalEntityTypeId: { type: 'integer', required: true } },
    },
  ),
  sendEmail: post(
    'P7',
    '/Contact/SendEmail',
    'A message of the contact form',
    json({
      firstName: 'string',
      lastName: 'string',
      email: 'string',
      subject: 'string',
      content: 'string',
      recaptchaToken: 'string',
    }),
    SUCCESS,
  ),
  submitFeedback: post(
    'P7',
    '/Feedback/submit-feedback',
    'A comment, anonymous',
    json({ answers: 'strings' }),
    SUCCESS,
    { hasLanguageHeader: true },
  ),
  submitSurvey: post('P7', '/Feedback/submit-survey', 'Answers of the survey, anonymous', json(answers), SUCCESS, {
    hasLanguageHeader: true,
  }),
  identity: call('P7', '/Users/Identity', 'The tokens of the session cookie', object(tokensWire), {
    api: 'identity',
    needsSession: true,
  }),
  refresh: post(
    'P7',
    '/UserSessions/Refresh',
    'Renewal of the tokens',
    json({ accessToken: 'string', refreshToken: 'string' }),
    object(tokensWire),
    { api: 'identity', needsSession: true },
  ),
  signOut: call('P7', '/UserSessions/SignOut', 'Sign-out', SUCCESS, {
    api: 'identity',
    writes: true,
    needsSession: true,
  }),
  applications: call('P7', '/UserApplications', 'Applications of the user', list(applicationWire, 'resultList'), {
    api: 'identity',
    needsSession: true,
  }),
  legalEntities: call('R7', '/LegalEntities', 'Search of legal entities', list(entityOfSearch, 'page'), {
    query: ENTITY_QUERY,
  }),
  legalEntity: call('R7', '/LegalEntities/{id}', 'The profile of a legal entity', object(legalEntityWire)),
  indicators: call(
    'R7',
    '/FinancialIndicators',
    'Indicator records of a legal entity',
    list(indicatorRecordWire, 'resultList'),
    { query: { legalEntityId: { type: 'integer', required: true }, searchType: { type: 'integer', required: true } } },
  ),
  bankAccount: call('R7', '/BankAccount/Search', 'The main account of a jib', object(bankAccountWire), {
    api: 'accounts',
    query: { searchQuery: { type: 'string', required: true } },
  }),
  sizes: call('R7', '/LegalEntitySizes', 'Sizes', list(namedWire), { api: 'entities' }),
  activities: call('R7', '/MarketActivities', 'Classification of activities', list(marketActivityWire), {
    api: 'entities',
    query: { MarketActivityTypeId: { type: 'integer', required: true } },
  }),
  locations: call('R7', '/Locations', 'Counties or municipalities', list(locationWire), {
    api: 'entities',
    query: { LocationTypeId: { type: 'integer', required: true }, parentId: { type: 'integer', required: true } },
  }),
  legalEntityTypes: call('R7', '/LegalEntityTypes', 'Types of legal entities', list(namedWire), { api: 'entities' }),
  accountStatuses: call('R7', '/AccountStatuses', 'Statuses of accounts', list(namedWire)),
  documentTypes: call('R7', '/DocumentTypes', 'Kinds of proceeding documents', list(documentTypeWire)),
  addDocument: post(
    'R7',
    '/documents',
    'A proceeding document is added',
    json({
      documentTypeId: 'integer',
      legalEntityId: 'integer',
      jib: 'string',
      submittedOn: 'string',
      file: 'integers',
    }),
    SUCCESS,
    { needsSession: true },
  ),
  reportTypes: call('R7', '/ReportTypes', 'Types of reports', list(reportTypeWire)),
  accountants: call('R7', '/Accountants', 'Accountants', list(accountantWire, 'resultList'), { query: WHOLE }),
  auditCompanies: call('R7', '/AuditCompanies', 'Audit companies', list(auditCompanyWire, 'resultList'), {
    query: WHOLE,
  }),
  generate: call(
    'R7',
    '/FileTemplate/generate',
    'A template from 2022',
    { kind: 'binary', mediaType: SPREADSHEET },
    { method: 'POST', body: TEMPLATE, hasLanguageHeader: true },
  ),
  generateOld: call(
    'R7',
    '/FileTemplate/generateOld',
    'A template until 2021',
    { kind: 'binary', mediaType: SPREADSHEET },
    { method: 'POST', body: TEMPLATE, hasLanguageHeader: true },
  ),
  generateDoc: call(
    'R7',
    '/FileTemplate/generate-doc',
    'A pro-forma invoice',
    { kind: 'binary', mediaType: WORD },
    { method: 'POST', body: TEMPLATE, hasLanguageHeader: true },
  ),
  check: post('R7', '/FileTemplate/Check', 'Control of one report from 2022', FILES, object(controlResultWire)),
  checkOld: post('R7', '/FileTemplate/CheckOld', 'Control of reports until 2021', FILES, list(controlResultsWire)),
  transmit: post('R7', '/FileTemplate/Transmit', 'Submission from 2022', FILES, SUCCESS),
  upload: post('R7', '/FileTemplate/upload', 'Submission until 2021', FILES, SUCCESS),
  sendResults: post(
    'R7',
    '/Contact/SendEmailWithControlResults',
    'Results of the old control by e-mail',
    RESULTS_MAIL,
    SUCCESS,
  ),
  sendResultsNew: post(
    'R7',
    '/Contact/SendEmailWithControlResultsNew',
    'Results of the new control by e-mail',
    RESULTS_MAIL,
    SUCCESS,
  ),
};

/** Name of a call of the contract. */
export type CallName = keyof typeof CALLS;
