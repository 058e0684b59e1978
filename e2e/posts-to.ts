import type { Page } from '@playwright/test';

/** The POST calls to an address from now on. */
export function postsTo(page: Page, address: string): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(address)) posts.push(request.url());
  });
  return posts;
}
