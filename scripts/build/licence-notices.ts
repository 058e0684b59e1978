import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

/** Licences that only require attribution; any other needs a decision. */
const ALLOWED: readonly string[] = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'];

/** The licences among which a package lets its users choose: `(MPL-2.0 OR MIT)`, also in small letters. */
const offered = (licence: string | null) => (licence ?? '').replace(/^\(|\)$/g, '').split(/ or /i);

/** Published works that are no packages, with their owners. */
const OTHERS = [
  'Public Sans (typeface): Copyright 2015 The Public Sans Project Authors, SIL Open Font License 1.1, see fonts/OFL.txt',
  'Libre Barcode 128 (typeface): Copyright 2017-2019 The Libre Barcode Project Authors, SIL Open Font License 1.1, see fonts/barcode/OFL.txt',
  'Decoders of scanned pages (PDFium, OpenJPEG): see the licences beside them, assets/pdf-*/LICENSE_*',
  'Map of the cantons: made with Natural Earth (public domain)',
  'Places of the municipalities: GeoNames (CC BY 4.0)',
];

/** Text of the MIT licence, for packages that only name it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

function noticeOf({ name, version, license: licence, licenseText, noticeText, author }: Dependency): string {
  // A file that only names the licences is no licence text.
  const own = licenseText?.trim().toLowerCase() === licence?.toLowerCase() ? null : licenseText;
  const text =
    own ??
    (offered(licence).includes('MIT') ? `Copyright (c) ${author?.name ?? `the authors of ${name}`}\n\n${MIT}` : '');
  if (!text) throw new Error(`${name} ${version} has no licence text to publish`);
  return [`${name} ${version} (${licence})`, text.trim(), noticeText?.trim()].filter(Boolean).join('\n\n');
}

const notices = (dependencies: readonly Dependency[]): string => {
  const sorted = dependencies.toSorted((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1));
  return [`Third-party software and works in this portal\n\n${OTHERS.join('\n')}`, ...sorted.map(noticeOf)].join(RULE);
};

/**
 * Writes the notices of everything in the bundle to `licences.txt`; the build fails for a licence that is not allowed. The same
 * plugin belongs to the workers, whose packages it would otherwise miss.
 *
 * @param folder where the portal is built.
 */
export const licenceNotices = (folder: string): Plugin => ({
  // Typed for Rollup; Rolldown runs it as it is.
  ...(license({
    sourcemap: false,
    thirdParty: {
      multipleVersions: true,
      allow: {
        // Of licences that apply together, each must be allowed.
        test: (dependency) =>
          offered(dependency.license).some((licence) => licence.split(/ and /i).every((one) => ALLOWED.includes(one))),
        failOnUnlicensed: true,
        failOnViolation: true,
      },
      output: { file: `${folder}/licences.txt`, template: notices },
    },
  }) as unknown as Plugin),
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
});
