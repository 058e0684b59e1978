import { urlValue, wholeNumber } from '#shared/routing/url-schema.ts';

/** The id of a report type in an address; 0 is the report without a type, null none in particular. */
export const urlReportType = () => urlValue<number | null>(null, (text) => (text === '0' ? 0 : wholeNumber(text)));
