import { expect, test } from 'vitest';
import { publishedBill } from '../../scripts/build/bill-of-materials.ts';

const part = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  externalReferences: [
    { type: 'distribution', url: `http://registry.example/${name}` },
    { type: 'website', url: `https://${name}.example` },
  ],
});

test('the bill names neither the machine that made it nor the registry, and is the same each time', () => {
  const npm = JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: '2026-01-01', component: { 'bom-ref': 'portal@1', name: 'some-folder' } },
    components: [part('react')],
    dependencies: [{ ref: 'portal@1', dependsOn: ['react@1.0.0'] }],
  });
  expect(JSON.parse(publishedBill(npm, 'agency-portal'))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'portal@1', name: 'agency-portal', externalReferences: [] } },
    components: [{ ...part('react'), externalReferences: [{ type: 'website', url: 'https://react.example' }] }],
    dependencies: [{ ref: 'portal@1', dependsOn: ['react@1.0.0'] }],
  });
});
