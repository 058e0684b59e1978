/** Names under which an answer says that something failed, in lower case, each with what its value says then. */
const SIGNS: Readonly<Record<string, (value: unknown) => boolean>> = {
  error: isSomething,
  errors: isSomething,
  errormessage: isSomething,
  exception: isSomething,
  errorcount: (value) => Number(value) > 0,
  success: isNo,
  issuccess: isNo,
  succeeded: isNo,
  ok: isNo,
  status: isFailedStatus,
  statuscode: isFailedStatus,
};
/** A sign deeper in an answer is about something else. */
const DEPTH = 4;

/**
 * Whether data carry a sign of an error, in any envelope and letter case: `errorCount` above 0, `error`, `errors`,
 * `success: false`, a status of failure, or a bare `false` (readings, P5, R4.7, R4.8). Filters and proxies answer such things with
 * 200 as well. With `areResults`, the errors of a report's control are none: the submission until 2021 answers with results.
 */
export function hasErrorSign(data: unknown, areResults = false, depth = DEPTH): boolean {
  if (data === false) return true;
  if (typeof data !== 'object' || data === null || depth === 0) return false;
  if (areResults && 'id' in data && 'name' in data && 'errors' in data) return false;
  return Object.entries(data).some(([name, value]: [string, unknown]) => {
    const isSign = SIGNS[name.toLowerCase()];
    return isSign ? isSign(value) : typeof value === 'object' && hasErrorSign(value, areResults, depth - 1);
  });
}

function isSomething(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSomething);
  return !/^(?:|null|undefined|false|0|none|no)$/i.test(String(value).trim());
}

function isNo(value: unknown): boolean {
  return /^(?:false|0|no)$/i.test(String(value));
}

function isFailedStatus(value: unknown): boolean {
  return /^(?:[45]\d\d|fail\w*|error\w*|denied|blocked|rejected)$/i.test(String(value).trim());
}
