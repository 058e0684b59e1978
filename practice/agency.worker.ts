import './worker-storage.ts';
import { getResponse } from 'msw';
import { agencyHandlers } from '#mocks/handlers.ts';
import { sessionOf, signInWithoutCookie } from '#mocks/session/sessions.ts';
import { switches } from '#mocks/switches.ts';
import { practiceBases } from './bases.ts';
import type { Answer, Beginning, Question } from './messages.ts';

/**
 * The agency in a box in a worker of the page, with the handlers that answer over HTTP in `npm start`. What it makes, whole
 * workbooks among it, does not hold up the page. Its state ends with the page, except for who is signed in.
 */
const handlers = agencyHandlers(practiceBases(import.meta.env, self.location.origin));

/** As long as a sign-in: after a reload the agency no longer knows the token that renews another. */
switches.tokenSeconds = 8 * 60 * 60;

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Beginning | Question>) => {
  if (!('url' in data)) {
    if (data.user) signInWithoutCookie(data.user);
    return;
  }
  // Nobody waits in vain: without an answer the call is one to an unknown address.
  const lost: Answer = { response: null, user: currentUser() };
  void answerTo(data).then(
    (answer) => port?.postMessage(answer, answer.response?.body ? [answer.response.body] : []),
    (error: unknown) => {
      console.error(error);
      port?.postMessage(lost);
    },
  );
});

async function answerTo({ url, ...init }: Question): Promise<Answer> {
  const response = await getResponse(handlers, new Request(url, init));
  if (!response) return { response: null, user: currentUser() };
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  return {
    response: { status, headers: [...headers], body: body.byteLength > 0 ? body : null },
    user: currentUser(),
  };
}

const currentUser = () => sessionOf(null)?.user ?? null;
