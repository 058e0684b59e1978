import { env } from '#shared/config/env.ts';
import { encodeSegment } from '#shared/format/encode-segment.ts';

/** Address of the identity application's sign-in page, which returns to `target` (P2.3, P2.4): encoded exactly once (faults B01). */
export function signInUrl(target: string): string {
  const app = new URL(env.VITE_IDENTITY_APP_URL);
  const query = `redirectTo=${encodeSegment(target)}`;
  return `${app.origin}${app.pathname}${app.search ? `${app.search}&` : '?'}${query}`;
}
