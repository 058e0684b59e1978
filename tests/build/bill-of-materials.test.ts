import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Component = { name: string; version: string; properties?: { name: string }[] };

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

test('the published bill of materials lists what reaches a browser from tools, and names no registry', () => {
  const json = execSync(/npm sbom [^>]*/.exec(scripts['build'] ?? '')?.[0] ?? '', { encoding: 'utf8' });
  const { components } = JSON.parse(json) as { components: Component[] };
  const isTool = ({ properties = [] }: Component) => properties.some(({ name }) => name.endsWith(':development'));
  const named = components.filter((component) => !isTool(component)).map(({ name, version }) => `${name}@${version}`);
  for (const [name, version] of Object.entries(dependencies)) expect.soft(named).toContain(`${name}@${version}`);
  for (const name of ['vite', 'vitest', 'lighthouse'])
    expect.soft(named).not.toContain(`${name}@${devDependencies[name]}`);
  expect(json).not.toContain('"distribution"');
});
