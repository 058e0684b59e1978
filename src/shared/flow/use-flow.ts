import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Flow } from './create-flow.ts';

/** A flow of this page: made with its first rendering, started when it is visible, and stopped when the page is left. */
export function useFlow<State, Event, OwnFlow extends Flow<State, Event>>(
  create: () => OwnFlow & Flow<State, Event>,
): { state: State; flow: OwnFlow } {
  const [flow] = useState(create);
  // As a layout effect: files may be dropped as soon as the page is visible.
  useLayoutEffect(() => flow.start(), [flow]);
  return { state: useSyncExternalStore(flow.subscribe, flow.current, flow.current), flow };
}
