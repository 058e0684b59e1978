import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Bases } from '#mocks/bases.ts';
import type { AgencyLanguage } from '#mocks/call.ts';
import { CHARTS } from './authored.ts';
import { renderChart } from './chart.ts';
import { docxFile, pdfFile, ttfFile, xlsxFile } from './documents.ts';
import { flag } from './flags.ts';
import { isMotif, renderPicture } from './picture.ts';
import { productsPortalPage } from './products-portal.ts';
import { publishedContent } from './published.ts';
import { videoFile } from './video.ts';

const KINDS = {
  pdf: { type: 'application/pdf', make: pdfFile },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', make: docxFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', make: xlsxFile },
  ttf: { type: 'font/ttf', make: ttfFile },
} as const;

const file = (body: Uint8Array<ArrayBuffer> | string, type: string) =>
  new HttpResponse(body, { headers: { 'Content-Type': type, 'Cache-Control': 'max-age=3600' } });
const svg = (text: string) => file(text, 'image/svg+xml');
const missing = () => new HttpResponse('No such file', { status: 404 });

/** Files of the content, the documents base and the products portal: opened by plain links, so no headers are required. */
export function assetHandlers(at: Bases): HttpHandler[] {
  return [
    http.get(`${at.main}/files/:name`, ({ params }) => contentFile(String(params['name']), at)),
    http.get(`${at.main}/documents-files/*`, ({ params }) => documentFile(String(params['0']))),
    http.get(`${at.main}/products-portal/:order?`, ({ request }) =>
      HttpResponse.html(productsPortalPage(new URL(request.url))),
    ),
  ];
}

/** A file of the content tree by its name, generated on request. */
async function contentFile(name: string, at: Bases): Promise<Response> {
  const flagOf = /^flag-(bs|hr|en)\.svg$/.exec(name);
  if (flagOf) return svg(flag(flagOf[1] as AgencyLanguage));

  const [, chartId, chartLanguage] = /^infographic-(\d+)\.(bs|hr|en)\.svg$/.exec(name) ?? [];
  const chart = CHARTS.get(Number(chartId));
  if (chart)
    return svg(
      renderChart(
        chart,
        titleOf(Number(chartId), chartLanguage as AgencyLanguage, at) ?? '',
        chartLanguage as AgencyLanguage,
      ),
    );

  const [, motif = ''] = /^([a-z]+)-[a-z0-9-]+\.svg$/.exec(name) ?? [];
  if (isMotif(motif)) return svg(renderPicture(motif, name));

  const [, pdfId, pdfLanguage] = /^[a-z0-9-]+-(\d+)\.(bs|hr|en)\.pdf$/.exec(name) ?? [];
  const title = pdfLanguage && titleOf(Number(pdfId), pdfLanguage as AgencyLanguage, at);
  if (title) return file(await pdfFile(title), KINDS.pdf.type);

  if (/^video-\d+\.mp4$/.test(name)) return file(videoFile(), 'video/mp4');
  return missing();
}

function titleOf(id: number, language: AgencyLanguage, at: Bases): string | undefined {
  return publishedContent(language, at).find((item) => item.id === id)?.title;
}

/** A download of the documents base: any name ending in pdf, docx, xlsx or ttf gets a small valid file of that kind. */
async function documentFile(path: string): Promise<Response> {
  const [, name, ending = ''] = /([^/]+)\.([a-z]+)$/i.exec(decodeURIComponent(path)) ?? [];
  const kind = ending.toLowerCase();
  if (!name || !(kind in KINDS)) return missing();
  const { type, make } = KINDS[kind as keyof typeof KINDS];
  const title = name.replace(/[-_]+/g, ' ');
  return file(await make(title.charAt(0).toUpperCase() + title.slice(1)), type);
}
