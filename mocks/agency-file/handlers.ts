import { http, HttpResponse, type HttpHandler } from 'msw';

/** The agency's file as it is shipped: empty. Tests of the file answer with `AGENCY_FILE_EXAMPLE` or their own. */
export function agencyFileHandlers(): HttpHandler[] {
  return [http.get('*/agency.json', () => HttpResponse.json({}))];
}
