/**
 * How calls end that a test has ordered replies for: `agency` as always, `failed` with 500 before anything was taken. After the
 * agency has taken the call: `page` with a page of something between the portal and the agency, `cut` without any answer.
 */
export const REPLIES = ['agency', 'failed', 'page', 'cut'] as const;
export type Reply = (typeof REPLIES)[number];

const ordered: { ending: string; reply: Reply }[] = [];

/** Orders how the next POSTs end whose path ends with `ending`, one reply for each. */
export function orderReplies(ending: string, replies: readonly Reply[]): void {
  ordered.push(...replies.map((reply) => ({ ending, reply })));
}

/** Forgets every order. */
export function resetReplies(): void {
  ordered.length = 0;
}

/** The reply ordered for a call, which is then used up; `agency` for any other. */
export function replyTo({ method, url }: Pick<Request, 'method' | 'url'>): Reply {
  const { pathname } = new URL(url);
  const at = method === 'POST' ? ordered.findIndex(({ ending }) => pathname.endsWith(ending)) : -1;
  return at < 0 ? 'agency' : (ordered.splice(at, 1)[0]?.reply ?? 'agency');
}

/** The page of a network that asks for a sign-in. */
export const signInPage = (): Response =>
  new Response('<!doctype html><html><body><p>Ponovo se prijavite na mrežu.</p></body></html>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
