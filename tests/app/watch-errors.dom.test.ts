import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorReporter, placesOf, watchErrors, type ErrorReport } from '#app/watch-errors.ts';

const { origin } = window.location;
const report = vi.fn<(report: ErrorReport) => void>();
let watch = watchErrors(report, { basename: '', language: () => 'hr' });

/** An error thrown in one of the portal's files. */
function thrown(message: string, line = 1, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at render (${origin}/assets/Footer-1a2b.js:${line}:23)\n    at https://other.example/x.js:1:1`;
  return error;
}
const reports = () => report.mock.calls.map(([sent]) => sent);

beforeEach(() => {
  const version = Object.assign(document.createElement('meta'), { name: 'version', content: '1.1.0+1a2b3c4d' });
  document.head.replaceChildren(version);
  watch.stop();
  report.mockReset();
  watch = watchErrors(report, { basename: '', language: () => 'hr' });
  window.history.replaceState(null, '', '/hr/profil-pravnih-lica/10048?jib=4200000000005&topic=Ana#Primjer');
});
afterEach(() => {
  watch.stop();
  window.history.replaceState(null, '', '/');
});

test('it is off: a build as it is reports nothing', () => {
  expect(errorReporter).toBeNull();
});

describe('a report', () => {
  test('says what and where, and nothing else', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown("jib 4200000000005 of 'Ana Primjer'") }));
    expect(reports()).toEqual([
      {
        version: '1.1.0+1a2b3c4d',
        kind: 'script',
        name: 'TypeError',
        places: ['Footer-1a2b.js:1:23'],
        route: 'entityProfile',
        language: 'hr',
      },
    ]);
    expect(JSON.stringify(reports())).not.toMatch(/4200000000005|Ana|Primjer|10048|https?:/);
  });

  test('never holds what an error, a stack or an address says beside files and places', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (message, name) => {
        const secret = `tajna ${message}`;
        const error = thrown(`${secret} ${origin}/bs/?q=${message}`);
        error.name = `${name} tajna`;
        error.stack += `\n    at ${origin}/bs/search?topic=${secret}:1:2\n    at f (${origin}/assets/a.js?v=tajna:3:4)`;
        watch.stop();
        report.mockReset();
        watch = watchErrors(report, { basename: '', language: () => 'bs' });
        watch.observe('navigation', error);
        for (const sent of reports()) {
          expect(JSON.stringify(sent)).not.toContain('tajna');
          expect(sent.places.every((place) => /^[\w.-]+:\d+:\d+$/.test(place))).toBe(true);
        }
      }),
    );
  });

  test('takes no place out of a message that looks like one', () => {
    watch.observe('script', thrown(`\n    at ${origin}/assets/Ana.js:1:2`));
    expect(reports()[0]?.places).toEqual(['Footer-1a2b.js:1:23']);
  });

  test('of a promise nobody waited for has its kind; an error of foreign code is not reported', () => {
    const rejected = new Event('unhandledrejection') as Event & { reason?: unknown };
    rejected.reason = thrown('x');
    window.dispatchEvent(rejected);
    expect(reports().map(({ kind }) => kind)).toEqual(['promise']);
    for (const other of [null, 'text', { kind: 'network' }, new Error('without a stack of ours')]) {
      if (other instanceof Error) other.stack = 'Error: x\n    at chrome-extension://abc/content.js:1:1';
      watch.observe('script', other);
    }
    expect(reports()).toHaveLength(1);
  });
});

describe('a flood', () => {
  test('the same error is reported once, however often and wherever it occurs', () => {
    for (let at = 0; at < 50; at += 1) watch.observe(at % 2 ? 'rendering' : 'script', thrown(`number ${at}`));
    expect(reports()).toHaveLength(1);
  });

  test('five are reported at most', () => {
    for (let line = 1; line < 50; line += 1) watch.observe('rendering', thrown('x', line));
    expect(reports()).toHaveLength(5);
  });

  test('a reporter that fails disturbs nothing', () => {
    report.mockImplementation(() => {
      throw new Error('no way out');
    });
    expect(() => watch.observe('script', thrown('x'))).not.toThrow();
  });

  test('nothing is reported after the watch has ended', () => {
    watch.stop();
    window.dispatchEvent(new ErrorEvent('error', { error: thrown('x') }));
    expect(report).not.toHaveBeenCalled();
  });
});

test('places are files of this origin with line and column, in the format of every browser', () => {
  expect(placesOf(`f@${origin}/assets/start-Ab_9.js:2:345\n@${origin}/assets/x.mjs:1:2`, origin)).toEqual([
    'start-Ab_9.js:2:345',
    'x.mjs:1:2',
  ]);
  expect(placesOf(`    at async Promise.all (index 0)\n    at ${origin}/bs/search?topic=Ana:1:2`, origin)).toEqual([]);
});
