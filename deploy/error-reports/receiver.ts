import { appendFile, mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
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
export function createReceiver({ folder, origin, now = () => new Date() }: Settings): Server {
  const minute = { at: 0, count: 0 };
  const isTooMuch = () => {
    const at = Math.floor(now().getTime() / 60_000);
    if (minute.at !== at) Object.assign(minute, { at, count: 0 });
    minute.count++;
    return minute.count > MOST_A_MINUTE;
  };

  async function statusFor(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 404;
    if (isTooMuch()) return 429;
    const report = reportIn(await textOf(request));
    if (!report) return 400;
    const at = now().toISOString();
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, `${at.slice(0, 10)}.jsonl`), `${JSON.stringify({ at, ...report })}\n`);
    return 204;
  }

  return createServer((request, response) => {
    const answer = (status: number) =>
      response.writeHead(status, { 'access-control-allow-origin': origin, vary: 'origin' }).end();
    statusFor(request).then(answer, () => answer(500));
  });
}

/** The body; '' for one that is too long for a report. */
async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
  }
  return size <= MOST_BYTES ? Buffer.concat(parts).toString('utf8') : '';
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
