import { createEarlyCalls } from './early-calls.ts';

/** The early calls of the running portal: the only place that makes them. The store passes them on as its `extraArgument`. */
export const earlyCalls = createEarlyCalls();
