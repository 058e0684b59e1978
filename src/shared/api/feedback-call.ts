import type { Lang } from '#shared/i18n/languages.ts';
import type { ApiCall } from './api-call.ts';

/**
 * A call of the Feedback group (P7): with a Language header and without anything that identifies the sender (readings P2.18).
 * Only 200 is success; the binary body is not read (P7, P8).
 */
export const feedbackCall = (call: string, data: object, lang: Lang): ApiCall => ({
  base: 'main',
  url: `Feedback/${call}`,
  method: 'POST',
  data,
  lang,
  languageHeader: true,
  expected: 'binary',
  anonymous: true,
  only200: true,
});
