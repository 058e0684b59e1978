import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

test('the server of the practice site answers an unknown address with the page that says so', async () => {
  const folder = temporaryFolder({ _headers: '/*\n  X-Own: yes\n', 'bs.html': 'page', '404.html': 'unknown' });
  const server = spawn(process.execPath, ['e2e/static-server.ts', folder, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  const ask = async (path: string) => {
    const answer = await fetch(String(address).trim() + path);
    return [answer.status, answer.headers.get('x-own'), await answer.text()];
  };
  expect(await ask('/bs')).toEqual([200, 'yes', 'page']);
  expect(await ask('/bs/nema')).toEqual([404, 'yes', 'unknown']);
});
