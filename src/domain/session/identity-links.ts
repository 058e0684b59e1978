import { env } from '#shared/config/env.ts';
import { encodeSegment } from '#shared/format/encode-segment.ts';

/** Stands for the portal's own host while documents are rendered. */
const OWN_HOST = 'http://localhost';

/** Address of the identity application's sign-in page, which returns to `target` (P2.3, P2.4): encoded exactly once (faults B01). */
export function signInUrl(target: string): string {
  const app = new URL(env.VITE_IDENTITY_APP_URL, OWN_HOST);
  const origin = app.origin === OWN_HOST ? '' : app.origin;
  const query = `redirectTo=${encodeSegment(target)}`;
  return `${origin}${app.pathname}${app.search ? `${app.search}&` : '?'}${query}`;
}
