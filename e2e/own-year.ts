/**
 * A year in which no other test adds documents: each file begins with another one, and a test that is tried again runs in
 * another worker, beside the documents of the first attempt.
 */
export const ownYear = (first: number): string => String(first + (Number(process.env['TEST_WORKER_INDEX']) % 20));
