import { type CDPSession, expect } from '@playwright/test';

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** The longest task of a page's main thread during `work`, in milliseconds of work, so that other programs on this computer do not count. */
export async function longestTask(client: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  client.on('Tracing.dataCollected', collect);
  const transferMode = 'ReportEvents' as const;
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] }, transferMode });
  await work();
  const completed = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await completed;
  client.off('Tracing.dataCollected', collect);
  const threads = events.flatMap(({ name, args, pid, tid }) =>
    name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('::RunTask') && threads.includes(`${pid} ${tid}`));
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
