const TEMPLATE =
  'creatorType creatorId legalEntityTypeId jib reportType reportingYear reportingStandard reportTypeName publicInterest';
const ENTITIES =
  'PageSize includeCount Page name legalEntityTypeId legalEntitySizeId jib countyId municipalityId activityCode letterOfActivity legalEntityStatus accountStatusId year documentTypeId searchType isPublicEntity';
const SURVEY = 'answer1 answer2 answer3 answer4 answer5 answer6 answer7 answer8 answer9 answer10 answer11';
const RESULTS = 'receiverEmail recaptchaToken financialReportControlResults';

type SpecifiedCall = readonly [
  base: string,
  method: 'GET' | 'POST',
  path: string,
  query: string,
  body: string,
  headers: string,
];

/**
 * The calls of P7 and R7 as the specification writes them, copied from there and not from the code: base, method, path, names of
 * the query, fields of the body ('files' if multipart), headers beside those of every call.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  // P7
  ['main', 'GET', 'ContentTranslations/PublishedContent', '', '', ''],
  ['main', 'GET', 'Languages', '', '', ''],
  ['main', 'GET', 'ContentTranslations/Search', 'text tagId contentTypeId year', '', ''],
  ['main', 'GET', 'TagTranslations', 'TagId', '', ''],
  ['main', 'GET', 'ContentTranslations', 'ContentId', '', ''],
  ['main', 'GET', 'FinancialIndicators/getfinancialsummariesbycountynotfiltered', '', '', ''],
  ['main', 'GET', 'FinancialIndicators/getcountyfinancialsummary', 'isPublic legalEntityTypeId', '', ''],
  ['main', 'POST', 'Contact/SendEmail', '', 'firstName lastName email subject content recaptchaToken', ''],
  ['main', 'POST', 'Feedback/submit-feedback', '', 'answers', 'Language'],
  ['main', 'POST', 'Feedback/submit-survey', '', SURVEY, 'Language'],
  ['identity', 'GET', 'UserSessions/SignOut', '', '', ''],
  ['identity', 'GET', 'UserApplications', '', '', ''],
  ['identity', 'GET', 'Users/Identity', '', '', ''],
  ['identity', 'POST', 'UserSessions/Refresh', '', 'accessToken refreshToken', ''],
  // R7
  ['main', 'GET', 'LegalEntities', ENTITIES, '', ''],
  ['main', 'GET', 'LegalEntities/{id}', '', '', ''],
  ['main', 'GET', 'FinancialIndicators', 'legalEntityId searchType', '', ''],
  ['accounts', 'GET', 'BankAccount/Search', 'searchQuery', '', ''],
  ['entities', 'GET', 'LegalEntitySizes', '', '', ''],
  ['entities', 'GET', 'MarketActivities', 'MarketActivityTypeId', '', ''],
  ['entities', 'GET', 'Locations', 'LocationTypeId parentId', '', ''],
  ['entities', 'GET', 'LegalEntityTypes', '', '', ''],
  ['main', 'GET', 'AccountStatuses', '', '', ''],
  ['main', 'GET', 'DocumentTypes', '', '', ''],
  ['main', 'POST', 'documents', '', 'documentTypeId legalEntityId jib submittedOn file', ''],
  ['main', 'GET', 'ReportTypes', '', '', ''],
  ['main', 'GET', 'Accountants', 'isActive RetrieveAll', '', ''],
  ['main', 'GET', 'AuditCompanies', 'isActive RetrieveAll', '', ''],
  ['main', 'POST', 'FileTemplate/generate', '', TEMPLATE, 'Language'],
  ['main', 'POST', 'FileTemplate/generateOld', '', TEMPLATE, 'Language'],
  ['main', 'POST', 'FileTemplate/generate-doc', '', TEMPLATE, 'Language'],
  ['main', 'POST', 'FileTemplate/CheckOld', '', 'files', ''],
  ['main', 'POST', 'FileTemplate/Check', '', 'files', ''],
  ['main', 'POST', 'FileTemplate/Transmit', '', 'files', ''],
  ['main', 'POST', 'FileTemplate/upload', '', 'files', ''],
  ['main', 'POST', 'Contact/SendEmailWithControlResults', '', RESULTS, ''],
  ['main', 'POST', 'Contact/SendEmailWithControlResultsNew', '', RESULTS, ''],
];
