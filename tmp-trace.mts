import { readFileSync } from 'node:fs';
/** Summarises the longest tasks of the main thread in a trace. */
export function summary(events: any[], top = 4) {
  const main = events.find((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain' && e.pid === (events.find((x)=>x.name==='EventDispatch')?.pid ?? e.pid));
  const on = events.filter((e) => e.ph === 'X' && e.tid === main?.tid && e.pid === main?.pid);
  const tasks = on.filter((e) => /RunTask$/.test(e.name)).sort((a, b) => (b.tdur ?? b.dur) - (a.tdur ?? a.dur));
  const names = ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Commit', 'Layerize', 'HitTest', 'MinorGC', 'MajorGC', 'EventDispatch','ParseHTML','TimerFire','RunMicrotasks','IntersectionObserverController::computeIntersections','EvaluateScript','v8.compile'];
  return tasks.slice(0, top).map((t) => {
    const inner = on.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur + 1);
    const by: Record<string, number> = {};
    for (const e of inner) if (names.includes(e.name)) by[e.name] = (by[e.name] ?? 0) + (e.tdur ?? e.dur ?? 0) / 1000;
    return `${Math.round((t.tdur ?? 0) / 1000)}cpu/${Math.round(t.dur / 1000)}ms ` + Object.entries(by).filter(([, v]) => v > 3).map(([k, v]) => `${k} ${Math.round(v)}`).join(', ');
  });
}
export function tree(events: any[], min = 12) {
  const main = events.find((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain' && e.pid === (events.find((x)=>x.name==='EventDispatch')?.pid ?? e.pid));
  const on = events.filter((e) => e.ph === 'X' && e.tid === main?.tid && e.pid === main?.pid).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const t = on.filter((e) => /RunTask$/.test(e.name)).sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))[0];
  const inner = on.filter((e) => e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur + 1 && (e.tdur ?? 0) / 1000 > min);
  const stack: any[] = []; const out: string[] = [];
  for (const e of inner) { while (stack.length && stack.at(-1).ts + stack.at(-1).dur < e.ts + e.dur - 1) stack.pop(); out.push(' '.repeat(stack.length * 2) + `${e.name} ${Math.round(e.tdur / 1000)} ${JSON.stringify(e.args?.data ?? {}).slice(0, 140)}`); stack.push(e); }
  return out.join('\n');
}
