/** One call that reached the agency over HTTP; header names only, so that no token is stored. */
export type LoggedCall = {
  base: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: string[];
  status: number;
  /** Why it was refused; null for an answered call. */
  message: string | null;
};

const MOST_CALLS = 1000;
const calls: LoggedCall[] = [];

/** Logs a call and its result; the oldest entry is removed when there are too many. */
export async function logCall(base: string, request: Request, response: Response): Promise<void> {
  const url = new URL(request.url);
  calls.push({
    base,
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: [...request.headers.keys()],
    status: response.status,
    message: response.status >= 400 ? await messageOf(response) : null,
  });
  if (calls.length > MOST_CALLS) calls.shift();
}

/** The last 1000 calls, oldest first, and those of them that were refused with 4xx. */
export function loggedCalls(): { calls: LoggedCall[]; refused: LoggedCall[] } {
  return { calls: [...calls], refused: calls.filter(({ status }) => status >= 400 && status < 500) };
}

/** Empties the log. */
export function resetLog(): void {
  calls.length = 0;
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.clone().text();
  try {
    const body = JSON.parse(text) as { resultItems?: { message?: string }[] };
    return body.resultItems?.[0]?.message ?? text;
  } catch {
    return text;
  }
}
