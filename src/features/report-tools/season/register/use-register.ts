import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { toCallError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import type { RegisterState } from './register.api.ts';

const SIGN_IN = { kind: 'signIn' } as const;
const PENDING = { kind: 'pending' } as const;

/**
 * What the register has for each jib, requested once in the given order, if the reader may open it (R2.1); leaving the page aborts
 * pending calls (faults G05). `retry` requests all that failed again, or one.
 */
export function useRegister(jibs: readonly string[], isAllowed: boolean) {
  const dispatch = useDispatch<ApiDispatch>();
  const lang = useLang();
  const [states, setStates] = useState<ReadonlyMap<string, RegisterState>>(new Map());
  const requested = useRef(new Set<string>());
  const { queue } = usePortal();
  const running = useRef<AbortSignal | null>(null);

  const show = useCallback(
    (jib: string, state: RegisterState) => setStates((before) => new Map(before).set(jib, state)),
    [],
  );

  const request = useCallback(
    async (jib: string, isFresh: boolean) => {
      const signal = running.current;
      if (!signal) return;
      requested.current.add(jib);
      show(jib, PENDING);
      try {
        const { requestRegister } = await import('./register.api.ts');
        const work = () => requestRegister(jib, { dispatch, lang, signal, isFresh });
        const answer = await queue.add(work, { signal, isPressed: isFresh });
        if (!signal.aborted) show(jib, { kind: 'known', ...answer });
      } catch (thrown) {
        if (!signal.aborted) show(jib, { kind: 'failed', error: toCallError(thrown) });
      }
    },
    [dispatch, queue, lang, show],
  );

  useEffect(() => {
    if (!isAllowed) return undefined;
    const leaving = new AbortController();
    const begun = requested.current;
    running.current = leaving.signal;
    return () => {
      leaving.abort();
      running.current = null;
      begun.clear();
      setStates(new Map());
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- names of types are in the language of the page
  }, [isAllowed, lang]);

  useEffect(() => {
    if (!isAllowed) return;
    for (const jib of jibs) if (!requested.current.has(jib)) void request(jib, false);
  }, [jibs, isAllowed, request]);

  const failed = jibs.flatMap((jib) => {
    const state = states.get(jib);
    return state?.kind === 'failed' ? [{ jib, error: state.error }] : [];
  });
  const stateOf = useCallback(
    (jib: string): RegisterState => (isAllowed ? (states.get(jib) ?? PENDING) : SIGN_IN),
    [states, isAllowed],
  );
  const retry = useCallback(
    (only?: string) => {
      for (const [jib, { kind }] of states)
        if (only === undefined ? kind === 'failed' && jibs.includes(jib) : jib === only) void request(jib, true);
    },
    [states, jibs, request],
  );
  return { stateOf, failed, retry };
}
