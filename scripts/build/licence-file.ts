import type { Plugin } from 'vite';
import { isAllowed, productionPackages, type LicencedPackage } from '../licences.ts';

const FILE = 'licences.txt';
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** Published works that are no packages, with their owners. */
const OTHERS = [
  'Public Sans (typeface): Copyright 2015 The Public Sans Project Authors, SIL Open Font License 1.1, see fonts/OFL.txt',
  'Libre Barcode 128 (typeface): Copyright 2017-2019 The Libre Barcode Project Authors, SIL Open Font License 1.1, see fonts/barcode/OFL.txt',
  'Map of the cantons: made with Natural Earth (public domain)',
  'Places of the municipalities: GeoNames (CC BY 4.0)',
];

/** Text of the MIT licence, for packages that only name it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

function noticeOf({ name, version, licence, author, texts }: LicencedPackage): string {
  const notices =
    texts.length > 0
      ? texts
      : licence === 'MIT'
        ? [`Copyright (c) ${author || `the authors of ${name}`}\n\n${MIT}`]
        : [];
  if (notices.length === 0) throw new Error(`${name} ${version} has no licence text to publish`);
  return [`${name} ${version} (${licence})`, ...notices].join('\n\n');
}

/** The file of notices that the licences require: every production package with its own text. */
export function licenceFile(packages: readonly LicencedPackage[]): string {
  const head = `Third-party software and works in this portal\n\n${OTHERS.join('\n')}`;
  return `${[head, ...packages.map(noticeOf)].join(RULE)}\n`;
}

/** Publishes `licences.txt` with the portal, in development as well; the build fails for a licence that is not allowed. */
export function licences(): Plugin {
  const text = () => {
    const packages = productionPackages();
    const refused = packages.find(({ licence }) => !isAllowed(licence));
    if (refused) throw new Error(`${refused.name}: licence '${refused.licence}' is not agreed to`);
    return licenceFile(packages);
  };
  return {
    name: 'portal:licences',
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8').end(text());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: text() });
    },
  };
}
