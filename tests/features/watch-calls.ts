import { onTestFinished } from 'vitest';
import { agency } from '#tests/agency.ts';

/** Values that `read` takes from the query of every later call to `path`, in order. */
export function watchCalls<Read>(path: string, read: (query: URLSearchParams) => Read): Read[] {
  const requested: Read[] = [];
  const listen = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith(path)) requested.push(read(url.searchParams));
  };
  agency.events.on('request:start', listen);
  onTestFinished(() => agency.events.removeListener('request:start', listen));
  return requested;
}
