import { appendFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * An example of what receives the portal's error reports (docs/operating.md): `PORT=5190 FOLDER=reports ORIGIN=https://…
 * node deploy/error-reports/receiver.ts`. One line of JSON a report, one file a day, and nothing about the visitor: the
 * address of the connection is neither read nor written.
 */

const short = (length: number) => z.string().check(z.maxLength(length));
/** All that a report may hold; anything else makes it no report. */
const reportSchema = z.strictObject({
  version: short(60).check(z.regex(/^[\w.+-]+$/)),
  kind: z.enum(['script', 'promise', 'rendering', 'navigation']),
  name: short(40).check(z.regex(/^[A-Za-z]+$/)),
  places: z.array(short(120).check(z.regex(/^[\w.-]+:\d+:\d+$/))).check(z.maxLength(5)),
  route: short(40).check(z.regex(/^[A-Za-z]+$/)),
  language: z.enum(['bs', 'hr', 'en']),
});

const MOST_BYTES = 4096;
/** A portal with a fault on its first page would fill the disk. */
const MOST_A_MINUTE = 600;

type Settings = { folder: string; origin: string; now?: () => Date };

/** The server; a report that is none is answered by 400, too many by 429, everything else by 404. */
export function createReceiver({ folder, origin, now = () => new Date() }: Settings) {
  const minute = { at: 0, count: 0 };
  const isTooMuch = () => {
    const at = Math.floor(now().getTime() / 60_000);
    if (minute.at !== at) Object.assign(minute, { at, count: 0 });
    minute.count++;
    return minute.count > MOST_A_MINUTE;
  };
  return createServer((request, response) => {
    const answer = (status: number) =>
      void response.writeHead(status, { 'access-control-allow-origin': origin, vary: 'origin' }).end();
    if (request.method !== 'POST') return answer(404);
    if (isTooMuch()) return answer(429);
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MOST_BYTES) parts.push(part);
    });
    request.on('end', () => {
      const report = size > MOST_BYTES ? null : reportIn(Buffer.concat(parts).toString('utf8'));
      if (!report) return answer(400);
      const at = now().toISOString();
      mkdir(folder, { recursive: true })
        .then(() => appendFile(join(folder, `${at.slice(0, 10)}.jsonl`), `${JSON.stringify({ at, ...report })}\n`))
        .then(
          () => answer(204),
          () => answer(500),
        );
    });
  });
}

function reportIn(text: string): z.infer<typeof reportSchema> | null {
  try {
    return z.safeParse(reportSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const { PORT = '5190', FOLDER = 'reports', ORIGIN = '*' } = process.env;
  createReceiver({ folder: FOLDER, origin: ORIGIN }).listen(Number(PORT), '127.0.0.1');
}
