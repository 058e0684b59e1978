import { expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { get, LANGUAGES, published } from './content-agency.ts';

/** First characters of a file of each kind. */
const STARTS: Record<string, string> = {
  pdf: '%PDF',
  svg: '<svg',
  mp4: '\0\0\0',
  docx: 'PK',
  xlsx: 'PK',
  ttf: '\0\x01\0\0',
};

async function startsAs(url: string, ending: string): Promise<boolean> {
  const response = await get(url, {});
  return response.status === 200 && (await response.text()).startsWith(STARTS[ending] ?? '?');
}

test.each(LANGUAGES)(
  'every picture and the video of the tree in %s are served as what their names say',
  async (language) => {
    const items = await published(language);
    const bodies = items.flatMap(({ content }) =>
      [...(content ?? '').matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? ''),
    );
    const urls = new Set(
      [...items.flatMap(({ url }) => url ?? []), ...bodies].filter((url) => /\/files\/.+\.(svg|mp4)$/.test(url)),
    );
    expect(urls.size).toBeGreaterThan(50);
    expect([...urls].filter((url) => url.endsWith('.mp4'))).toHaveLength(1);
    const broken: string[] = [];
    for (const url of urls) if (!(await startsAs(url, url.slice(url.lastIndexOf('.') + 1)))) broken.push(url);
    expect(broken).toEqual([]);
  },
);

test('every document (type 4) points at a PDF; PDFs are real ones', async () => {
  const documents = (await published('hr'))
    .filter(({ contentTypeId }) => contentTypeId === 4)
    .map(({ url }) => url ?? '');
  expect(documents.length).toBeGreaterThan(60);
  expect(
    documents.filter((url) => !url.startsWith(`${DEFAULT_BASES.main}/files/`) || !url.endsWith('.hr.pdf')),
  ).toEqual([]);
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.load(await (await get(documents[0] ?? '', {})).arrayBuffer());
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe('Šifrarnik djelatnosti');
});

test('a chart carries title, labels and figures in the language', async () => {
  const croatian = await (await get('files/infographic-7600.hr.svg', {})).text();
  expect(croatian).toContain('Pravne osobe po veličini');
  expect(croatian).toContain('66,4');
  expect(await (await get('files/infographic-7600.en.svg', {})).text()).toContain('66.4');
});

test('the same picture always looks the same, another one differently', async () => {
  const picture = async (name: string) => (await get(`files/${name}.svg`, {})).text();
  expect(await picture('landscape-7404')).toBe(await picture('landscape-7404'));
  expect(await picture('landscape-7404')).not.toBe(await picture('landscape-7413'));
});

test.each(['pdf', 'docx', 'xlsx', 'ttf'])('the documents base answers any name ending in %s', async (ending) => {
  expect(await startsAs(`documents-files/zahtjev-za-praksu.${ending}`, ending)).toBe(true);
  expect(await startsAs(`documents-files/obrasci/2026/Zahtjev%20č.${ending}`, ending)).toBe(true);
});

test('the products portal shows the requested product and no markup of the address', async () => {
  expect(await (await get('products-portal/bonitetna-ocjena?lang=en', {})).text()).toContain(
    'Request: bonitetna ocjena',
  );
  expect((await (await get('products-portal/%3Cb%3Ex?lang=%3Cb%3E', {})).text()).includes('<b>')).toBe(false);
});

test.each([
  'files/nema.svg',
  'files/constructor-1.svg',
  'files/x-999999.bs.pdf',
  'files/infographic-1.bs.svg',
  'documents-files/a.exe',
  'documents-files/pdf',
])('%s is refused with 404', async (path) => {
  expect((await get(path, {})).status).toBe(404);
});
