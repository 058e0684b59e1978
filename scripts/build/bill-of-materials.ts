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
 * The bill as it is published: the same for the same lock file (no number or time of its making), under the portal's name and not its
 * folder's, and without the addresses of the registry that happened to serve the packages.
 *
 * @param json what `npm sbom --sbom-format cyclonedx` wrote.
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
 * What npm says of the production packages of the lock file, as CycloneDX; it asks nobody. It is shown these alone: with
 * `--omit=dev` it loses what a tool needs as well, and with all it fails when two tools disagree on a version.
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

/** package.json and package-lock.json with nothing but what is installed for production. */
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

/** Publishes `sbom.json`: every production package with its version and checksum. A build where npm cannot say it says so. */
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
