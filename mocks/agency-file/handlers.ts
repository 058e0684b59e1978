import { http, HttpResponse, type HttpHandler } from 'msw';

/** The agency's file as production ships it: empty. A test that is about it answers with `AGENCY_FILE_EXAMPLE` or its own. */
export function agencyFileHandlers(): HttpHandler[] {
  return [http.get('*/agency.json', () => HttpResponse.json({}))];
}
