import { isAllowed, licenceCounts, productionPackages } from './licences.ts';

/** `npm run licences`: the licences of all production packages; fails for one that is not allowed. */
const packages = productionPackages();
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: licence '${licence}' is not agreed to`);
console.log(`${packages.length} packages: ${licenceCounts(packages)}`);
process.exitCode = packages.length > 0 && refused.length === 0 ? 0 : 1;
