import { http, HttpResponse, type HttpHandler } from 'msw';

/** The operator's file as production ships it: empty. A test that is about it answers with `OPERATOR_EXAMPLE` or its own. */
export function operatorHandlers(): HttpHandler[] {
  return [http.get('*/agency.json', () => HttpResponse.json({}))];
}
