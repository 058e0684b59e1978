import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/prepare-browser.ts';

const RECORD = join(import.meta.dirname, 'accepted/browser.txt');

/**
 * Every version of a browser draws letters and curves a little differently, so pictures are compared only in the browser that made
 * them, which is recorded beside them. In another one the tests are skipped, and the run says so.
 */
export default async function sameBrowser({ updateSnapshots }: FullConfig): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const present = `${basename(executablePath ?? 'playwright')} ${browser.version()}`;
  await browser.close();
  const accepted = existsSync(RECORD) ? readFileSync(RECORD, 'utf8').trim() : '';
  if (updateSnapshots === 'changed' || updateSnapshots === 'all') {
    mkdirSync(dirname(RECORD), { recursive: true });
    writeFileSync(RECORD, `${present}\n`);
  } else if (present !== accepted) {
    process.env['OTHER_BROWSER'] = present;
    console.warn(
      `Pictures are not compared: they were made with ${accepted}, and this is ${present}. ` +
        'Look at the screens, then accept them with this browser: npm run test:pictures -- --update-snapshots',
    );
  }
}
