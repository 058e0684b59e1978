/**
 * Every call reaches the agency: the portal itself decides what is fresh. An answer from the browser's own cache could lack what
 * was just sent, be in another language, or belong to another user, because nothing says how the agency lets it be cached.
 */
export const CALL_CACHE: RequestCache = 'no-store';
