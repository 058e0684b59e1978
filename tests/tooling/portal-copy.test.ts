import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPortal } from '../../scripts/portal-copy.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('a copied portal calls the other agency, address by address, and keeps what has none', () => {
  const main = 'assets/main.js';
  const built = temporaryFolder({
    // Neighbouring ports: an address that was replaced must not be replaced again.
    [main]: 'http://127.0.0.1:5201/api http://127.0.0.1:5202/api',
    [`${main}.br`]: 'compressed',
    _headers: 'connect-src http://127.0.0.1:5205',
    'other.js.br': 'compressed',
  });
  const copy = join(temporaryFolder({}), 'copy');
  copyPortal(built, copy, { from: 5201, to: 5202 });
  expect(readFileSync(join(copy, main), 'utf8')).toBe('http://127.0.0.1:5202/api http://127.0.0.1:5203/api');
  expect(readFileSync(join(copy, '_headers'), 'utf8')).toBe('connect-src http://127.0.0.1:5206');
  expect([existsSync(join(copy, `${main}.br`)), existsSync(join(copy, 'other.js.br'))]).toEqual([false, true]);
});
