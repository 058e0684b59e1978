import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';
import { productionPackages } from '../licences.ts';

const FILE = 'sbom.json';
const LIMIT_MS = 60_000;

type Component = { 'bom-ref': string; name: string; externalReferences?: { type: string }[] };
type Bill = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * The bill as it is published: production packages only, the same for the same lock file (no number or time of its making),
 * under the portal's name and not its folder's, and without the addresses of the registry that happened to serve the packages.
 *
 * @param json what `npm sbom --sbom-format cyclonedx` wrote of all packages: with `--omit=dev` it loses what a tool needs as well.
 * @param production `name@version` of every production package.
 */
export function publishedBill(json: string, name: string, production: ReadonlySet<string>): string {
  const bill = JSON.parse(json) as Bill;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  const { component } = bill.metadata;
  component.name = name;
  bill.components = bill.components.filter((part) => production.has(part['bom-ref']));
  const isKnown = (ref: string) => ref === component['bom-ref'] || production.has(ref);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isKnown(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKnown) }));
  for (const part of [component, ...bill.components])
    part.externalReferences = part.externalReferences?.filter(({ type }) => type !== 'distribution') ?? [];
  return `${JSON.stringify(bill)}\n`;
}

/**
 * What npm says of the packages of the lock file, as CycloneDX; it asks nobody. A build runs with NODE_ENV=production, which
 * npm takes for `--omit=dev` unless told otherwise.
 */
function npmBill(): Promise<string> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev', '--loglevel=silent'];
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      args,
      { timeout: LIMIT_MS, maxBuffer: 64e6, shell: process.platform === 'win32' },
      (error, output) => (error ? reject(error) : resolve(output)),
    );
  });
}

/** Publishes `sbom.json`: every production package with its version and checksum. A build where npm cannot say it says so. */
export function billOfMaterials(): Plugin {
  return {
    name: 'portal:bill-of-materials',
    apply: 'build',
    async generateBundle() {
      const production = new Set(productionPackages().map(({ name, version }) => `${name}@${version}`));
      try {
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: publishedBill(await npmBill(), 'agency-portal', production),
        });
      } catch (error) {
        this.warn(`sbom.json is missing: npm could not write it (${String(error)}).`);
      }
    },
  };
}
