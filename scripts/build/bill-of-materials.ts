import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { isForProduction, type Locked } from '../licences.ts';

const FILE = 'sbom.json';
const LIMIT_MS = 60_000;

type Component = { name: string; externalReferences?: { type: string }[] };
type Bill = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
};

/**
 * The bill as published. It is the same for the same lock file (without serial number and time), has the portal's name instead
 * of its folder's, and no addresses of the registry that served the packages.
 *
 * @param json output of `npm sbom --sbom-format cyclonedx`.
 */
export function publishedBill(json: string, name: string): string {
  const bill = JSON.parse(json) as Bill;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  const { component } = bill.metadata;
  component.name = name;
  for (const part of [component, ...bill.components])
    part.externalReferences = part.externalReferences?.filter(({ type }) => type !== 'distribution') ?? [];
  return `${JSON.stringify(bill)}\n`;
}

/**
 * npm's CycloneDX bill of the production packages of the lock file, made offline. npm gets only these packages: with
 * `--omit=dev` it also drops packages that a tool needs as well, and with all of them it fails when two tools disagree on a
 * version.
 */
async function npmBill(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bill-'));
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  try {
    for (const [file, content] of Object.entries(productionLock())) writeFileSync(join(folder, file), content);
    const options = { cwd: folder, timeout: LIMIT_MS, maxBuffer: 64e6, shell: process.platform === 'win32' };
    return (await promisify(execFile)('npm', args, options)).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** package.json and package-lock.json reduced to production packages. */
function productionLock(): Record<'package.json' | 'package-lock.json', string> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const own = lock.packages[''] ?? {};
  const root = { name: own['name'], version: own['version'], dependencies: own['dependencies'] };
  const packages = Object.entries(lock.packages).filter(([path, locked]) => path !== '' && isForProduction(locked));
  return {
    'package.json': JSON.stringify(root),
    'package-lock.json': JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(packages) } }),
  };
}

/** Publishes `sbom.json`: every production package with version and checksum. When npm fails, the build reports it. */
export function billOfMaterials(): Plugin {
  return {
    name: 'portal:bill-of-materials',
    apply: 'build',
    async generateBundle() {
      try {
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: publishedBill(await npmBill(), 'agency-portal'),
        });
      } catch (error) {
        this.warn(`sbom.json is missing: npm could not write it (${String(error)}).`);
      }
    },
  };
}
