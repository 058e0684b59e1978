import { getResponse, type HttpHandler } from 'msw';

/** The headers every call carries (P7). */
export const CALL_HEADERS = { 'accept-language': 'bs', ClientId: 'portal-demo' };

/** Makes a call to handlers in process, as the portal would: GET, or POST when a body is given. */
export async function ask(
  handlers: HttpHandler[],
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const request = new Request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...CALL_HEADERS, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`no handler for ${url}`);
  return response;
}

/** The text of a refusal. */
export async function refusalOf(response: Response): Promise<string | undefined> {
  const body = (await response.json()) as { resultItems: { message: string }[] };
  return body.resultItems[0]?.message;
}
