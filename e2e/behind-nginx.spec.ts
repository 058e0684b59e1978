import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasNginx, startNginx } from '../scripts/nginx.ts';
import { expect, test } from './fixtures.ts';

/** The built portal as it is delivered: behind nginx with the shipped rules and the headers of this very build. */
const DIST = join(import.meta.dirname, '../dist');
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });

test.describe('behind nginx', () => {
  test.skip(!hasNginx(), 'nginx is not here');
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  test.beforeAll(async () => {
    nginx = await startNginx({
      root: DIST,
      headers: read('nginx-headers.conf'),
      documents: read('nginx-documents.conf'),
    });
  });
  test.afterAll(() => nginx.stop());

  test('every kind of answer is of its type and carries the headers', async () => {
    const first = (ending: string) => `/${files.find((name) => name.startsWith('assets/') && name.endsWith(ending))}`;
    const font = `/${files.find((name) => name.endsWith('.woff2'))}`;
    const kinds: [path: string, status: number, type: RegExp][] = [
      ['/', 200, /^text\/html; charset=utf-8$/],
      ['/bs/sve-novosti', 200, /^text\/html; charset=utf-8$/],
      ['/en/nema-ove-stranice', 404, /^text\/html; charset=utf-8$/],
      ['/sbom.json', 200, /json/],
      ['/licences.txt', 200, /^text\/plain; charset=utf-8$/],
      ['/sitemap.xml', 200, /xml/],
      ['/icon.svg', 200, /svg/],
      [first('.js'), 200, /javascript/],
      [first('.css'), 200, /^text\/css/],
      [`/${files.find((name) => /\.worker-[^/]*\.js$/.test(name))}`, 200, /javascript/],
      [font, 200, /^font\/woff2$/],
      ['/assets/gone-1a2b3c.js', 404, /html/],
    ];
    for (const [path, status, type] of kinds) {
      const { statusCode, headers } = await nginx.ask(path, { 'accept-encoding': 'br' });
      expect.soft(statusCode, path).toBe(status);
      expect.soft(headers['content-type'], path).toMatch(type);
      expect.soft(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['strict-transport-security'], path).toContain('max-age=');
      expect.soft(headers['cache-control'], path).toBeTruthy();
    }
  });

  test('each route has its own document in its language', async () => {
    for (const [path, lang] of [
      ['/bs/kontaktirajte-nas', 'bs'],
      ['/hr/kontrola-financijskih-izvjestaja', 'hr'],
      ['/en/contact-us', 'en'],
    ] as const)
      expect((await nginx.ask(path)).body).toMatch(new RegExp(`<html[^>]*lang="${lang}"`));
  });

  test('a page runs under the policy as it is shipped', async ({ page }) => {
    await page.goto(`${nginx.origin}/bs/kontaktirajte-nas`);
    await expect(page.locator('#page-title')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pošaljite poruku' })).toBeVisible();
  });

  test.describe('a plain string as markup', () => {
    test.use({ allowedErrors: [/TrustedHTML/] });

    test('is refused', async ({ page }) => {
      await page.goto(`${nginx.origin}/bs/kontaktirajte-nas`);
      const refused = await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b></b>';
          return false;
        } catch {
          return true;
        }
      });
      expect(refused).toBe(true);
    });
  });
});

test('the build holds no source maps, no secrets and nothing of the machine that made it', () => {
  expect(files.filter((name) => /\.map(\.br|\.gz)?$|^\.env|\.tsx?$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(js|css|html|json|txt|xml|conf)$|^_\w+$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const secret =
    /sourceMappingURL=|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bnpm_\w{36}|\beyJ[\w-]{20,}\.[\w-]{20,}\.|(?:secret|password|passwd|api_?key)["']?\s*[:=]\s*["'][^"']{8,}["']/i;
  for (const name of texts) {
    const text = read(name);
    expect.soft(secret.exec(text)?.[0], name).toBeUndefined();
    expect.soft(text.includes(process.cwd()), name).toBe(false);
  }
});

test('the bill of materials names the packages that reach a browser, and no registry', () => {
  const bill = JSON.parse(read('sbom.json')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('agency-portal');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const named = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies)) expect(named.get(name), name).toBe(version);
  expect(JSON.stringify(bill)).not.toContain('"distribution"');
});
