import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import agencyUrl from './agency.worker.ts?worker&url';
import { AGENCY_FOLDER } from './bases.ts';
import type { Answer, Beginning, Question } from './messages.ts';
import { setSignedInUser, signedInUser } from './signed-in.ts';

const BASE = import.meta.env.BASE_URL;
const SERVICE_WORKER = `${BASE}practice.worker.js`;

/**
 * Starts the agency of the practice site: a service worker hands every call to the page, which has it answered by the worker of
 * the agency. Resolves when calls are answered; rejects in a browser that allows no service worker.
 */
export async function startAgency(): Promise<void> {
  const agency = new Worker(trustedScriptUrl(agencyUrl) as string, { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  agency.postMessage({ user: signedInUser() } satisfies Beginning);

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        port1.close();
        resolve(data);
      });
      port1.start();
      agency.postMessage(question, [port2, ...(question.body ? [question.body] : [])]);
    });

  const calls = http.all(`${location.origin}${BASE}${AGENCY_FOLDER}*`, async ({ request }) => {
    const { method, url, headers } = request;
    const body = await request.arrayBuffer();
    const { response, user } = await ask({
      method,
      url,
      headers: [...headers],
      body: body.byteLength > 0 ? body : null,
    });
    setSignedInUser(user);
    // Pages of the identity application, pictures and documents are files of the site.
    return response ? new Response(response.body, response) : passthrough();
  });

  await registered();
  await setupWorker(calls).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: SERVICE_WORKER } });
}

/**
 * Registers the service worker, because MSW does not do so with Trusted Types, and waits until it controls the page. After a
 * reload past the cache it never does; then MSW reloads the page.
 */
async function registered(): Promise<void> {
  const { serviceWorker } = navigator;
  const options: RegistrationOptions = { scope: BASE, updateViaCache: 'none' };
  const registration = await serviceWorker.register(trustedScriptUrl(SERVICE_WORKER) as string, options);
  if (serviceWorker.controller || registration.active) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
