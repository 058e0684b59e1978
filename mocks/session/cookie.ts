const NAME = 'agency_session';
/** Shared by all ports of 127.0.0.1, so the identity application sets it and the identity API reads it. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** The session id in a request's cookies; null without one. */
export function sessionCookieOf(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === NAME)?.[1] ?? null;
}

/** The `Set-Cookie` value that signs a browser in. */
export function sessionCookie(id: string): string {
  return `${NAME}=${id}; ${ATTRIBUTES}`;
}

/** The `Set-Cookie` value that signs a browser out. */
export const CLEARED_SESSION_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
