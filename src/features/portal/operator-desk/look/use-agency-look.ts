import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ANSWER_SCHEMAS } from '#domain/agency-check/answer-schemas.ts';
import { type CallReport, checkCalls } from '#domain/agency-check/check-calls.ts';
import type { AgencyAnswer } from '#domain/agency-check/judge.ts';
import { type TreeProblem, treeProblems } from '#domain/agency-check/tree-problems.ts';
import { identityCall } from '#domain/session/session.calls.ts';
import { selectIsUserAuthenticated } from '#domain/session/session.slice.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { TIMEOUTS } from '#shared/config/settings.ts';
import { baseUrls } from '#shared/http/base-urls.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type Portal, usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { withTimeLimit } from '#shared/timing/with-time-limit.ts';

type Look = {
  step: 'none' | 'pending' | 'done' | 'stopped';
  reports: readonly CallReport[];
  /** What is wrong with the content, and in which languages it arrived. */
  tree: readonly TreeProblem[];
  arrived: readonly Lang[];
  at: string;
};

const START: Look = { step: 'none', reports: [], tree: [], arrived: [], at: '' };

/** Makes one call as the portal does, past every cache; what the browser refuses to read rejects. */
async function sendFromHere({ calls }: Portal, request: CallRequest, signal: AbortSignal): Promise<AgencyAnswer> {
  const { call, url, params, data, lang = 'bs' } = request;
  await calls.ready();
  const query = new URLSearchParams(params).toString();
  const started = performance.now();
  const response = await fetch(`${baseUrls[call.base]}/${url}${query && `?${query}`}`, {
    method: call.method ?? 'GET',
    headers: {
      ...calls.headers({ language: lang, anonymous: call.isAnonymous ?? false }),
      ...(call.hasLanguageHeader && { Language: lang }),
      ...(data && { 'content-type': 'application/json' }),
    },
    credentials: call.isAnonymous ? 'omit' : 'include',
    cache: 'no-store',
    signal: withTimeLimit(signal, TIMEOUTS[call.base]),
    ...(data && { body: JSON.stringify(data) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes, milliseconds: performance.now() - started, corsProblem: null };
}

/** Looks at the four APIs from this browser, by the calls that only read, and at the content in three languages. */
export function useAgencyLook() {
  const portal = usePortal();
  const isSignedIn = useSelector(selectIsUserAuthenticated);
  const [look, setLook] = useState(START);
  const { run, cancel } = useOneAtATime();

  function obstacleTo({ id, base, needsSession }: CallDescription): string | undefined {
    if (!baseUrls[base]) return 'noAddress';
    // The call that gives the tokens belongs to the session.
    if (id === identityCall.id) return 'session';
    return needsSession && !isSignedIn ? 'signIn' : undefined;
  }

  const start = () =>
    run(async (signal) => {
      setLook({ ...START, step: 'pending' });
      try {
        await checkCalls({
          signal,
          obstacleTo,
          send: (request) => sendFromHere(portal, request, signal),
          onReport: (reports) => setLook((now) => ({ ...now, reports })),
          onTree: (lang, items, first) => {
            if (items.length === 0) return;
            const problems = treeProblems(items, lang, first);
            setLook((now) => ({ ...now, tree: [...now.tree, ...problems], arrived: [...now.arrived, lang] }));
          },
        });
        setLook((now) => ({ ...now, step: 'done', at: new Date().toISOString() }));
      } catch (thrown) {
        if (!signal.aborted) console.error(thrown);
        setLook((now) => ({ ...now, step: 'stopped' }));
      }
    });

  return { look, start, stop: cancel };
}

/** How many calls of the specification are not among the reports. */
export const notMade = (reports: readonly CallReport[]): number => {
  const made = new Set(reports.map(({ id }) => id));
  return Object.keys(ANSWER_SCHEMAS).filter((id) => !made.has(id)).length;
};
