import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { type CheckEvent, type CheckState, NO_CHECK } from './check-machine.ts';
import { type CheckRunner, createCheckRunner } from './check-runner.ts';
import { storedCheck } from './stored-check.ts';

/**
 * The check of a list: its state, and `send` for its events. Leaving the page aborts pending calls (faults G05); coming back goes
 * on. `isReady` is false until what is stored has been read.
 */
export function useListCheck() {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage } = usePortal();
  const [state, setState] = useState<CheckState>(NO_CHECK);
  const [isReady, setReady] = useState(false);
  const runner = useRef<CheckRunner | null>(null);

  useEffect(() => {
    const started = createCheckRunner({
      dispatch,
      list: storage.lists.get(storedCheck),
      // The browser handles presses while the answers of dozens of rows are rendered.
      onChange: (next, isGathered) => (isGathered ? startTransition(() => setState(next)) : setState(next)),
    });
    runner.current = started;
    let isLeft = false;
    void started.open().then(() => {
      if (!isLeft) setReady(true);
    });
    const continueOnline = () => started.send({ type: 'online' });
    const leaving = new AbortController();
    window.addEventListener('online', continueOnline, { signal: leaving.signal });
    window.addEventListener('pagehide', started.flush, { signal: leaving.signal });
    return () => {
      isLeft = true;
      leaving.abort();
      started.leave();
    };
  }, [dispatch, storage]);

  const send = useCallback((event: CheckEvent) => runner.current?.send(event), []);
  return { state, isReady, send };
}
