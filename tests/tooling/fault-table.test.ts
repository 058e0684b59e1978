import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-I]\d\d /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , covered = '']) => ({ id, tests: covered.split('<br>') }));

describe('docs/faults.md', () => {
  test('has every row of the agreed list once, in order', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids.length).toBeGreaterThanOrEqual(106);
  });

  test.each(rows)('$id names tests that exist', ({ tests }) => {
    for (const named of tests) {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
      expect(existsSync(file), named).toBe(true);
      expect(readFileSync(file, 'utf8').includes(title), named).toBe(true);
    }
  });
});
