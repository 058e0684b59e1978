import type { Page } from '@playwright/test';

/** A faulty answer: none at all, or a status with a body. */
export type BadAnswer = 'dropped' | { status: number; body?: string; type?: string; retryAfter?: number };

/** An HTML page instead of data: a Wi-Fi login, a firewall, the fallback of a server. */
export const HTML_PAGE: BadAnswer = {
  status: 200,
  type: 'text/html',
  body: '<!doctype html><html><body><h1>Prijava na mrežu</h1><script>window.ran = true</script></body></html>',
};

/**
 * Answers every call whose address matches with `answer`; `set` changes it while the page is open, null lets calls through.
 * `count` is the number of calls answered so far.
 */
export async function answerCalls(page: Page, address: string | RegExp, answer: BadAnswer) {
  let current: BadAnswer | null = answer;
  let count = 0;
  await page.route(address, async (route) => {
    if (current === null) return route.continue();
    count += 1;
    if (current === 'dropped') return route.abort('connectionreset');
    const { status, body = '', type = 'application/json', retryAfter } = current;
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return route.fulfill({ status, body, contentType: type, headers });
  });
  return {
    set: (next: BadAnswer | null) => {
      current = next;
      count = 0;
    },
    count: () => count,
  };
}
