import { errorReason } from '../http/api-error.ts';

/** The key, under `ui:errors`, of the text that says what happened in words of the reader. */
export const errorTextKey = (error: unknown) => `errors.${errorReason(error)}` as const;
