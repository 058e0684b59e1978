import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { basesFrom } from '../mocks/bases.ts';

const WITH_ADDRESSES: ReadonlySet<string> = new Set(['', '.html', '.js', '.json', '.txt', '.xml']);

/**
 * Copies a built portal to `folder` and changes the agency's first port from `from` to `to`, because addresses are compiled in
 * and another build would take a minute. Compressed versions of changed files are left out.
 */
export function copyPortal(built: string, folder: string, { from, to }: { from: number; to: number }): void {
  const hosts = (port: number) => Object.values(basesFrom(port)).map((base) => new URL(base).host);
  const others = new Map(hosts(from).map((host, place) => [host, hosts(to)[place] ?? host]));
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WITH_ADDRESSES.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replaceAll(/127\.0\.0\.1:\d+/g, (host) => others.get(host) ?? host);
    if (changed === text) continue;
    writeFileSync(path, changed);
    for (const suffix of ['.br', '.gz']) if (existsSync(path + suffix)) rmSync(path + suffix);
  }
}
