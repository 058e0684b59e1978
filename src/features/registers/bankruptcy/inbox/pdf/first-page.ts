import './pdf-polyfills.ts';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
import { LATE, within } from '#shared/timing/within.ts';
import { type PdfText, textOfPdf } from './pdf-text.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from './pdf.worker.ts?worker&url';

/** Why a PDF shows no page: it asks for a password, is no PDF that can be read, or takes too long, or the reader is not there. */
export type NoPage = 'protected' | 'damaged' | 'slow' | 'unavailable';

/** What was read of a PDF: a picture of its first page as a `data:` address, its number of pages, and its text. */
export type ReadPdf = PdfText & { picture: string; pages: number };

/** Longest times for one file and for its end, in milliseconds: a hostile or broken one must not hold up the others. */
const PATIENCE = { file: 30_000, end: 2000 } as const;
/** Width of the picture in pixels: the text of an A4 page can be read. */
const WIDTH = 760;
/** A longer page is scaled down to this height. */
const MOST_HEIGHT = 1500;
/** Pictures inside a page are scaled down in the worker to so many bytes; a scan of 600 dpi would take twice as many. */
const LARGEST_BITMAP = 64 * 1024 * 1024;

/**
 * Reads the first page of a PDF in a worker of its own, which ends with it, so that the next file finds all memory free. The
 * bytes are handed over to the worker and cannot be used afterwards. Resolves with the reason where nothing can be shown; never rejects.
 */
export async function readFirstPage(bytes: ArrayBuffer): Promise<ReadPdf | NoPage> {
  if (typeof Worker === 'undefined') return 'unavailable';
  const port = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    canvasMaxAreaInBytes: LARGEST_BITMAP,
    // The browser's own decoder keeps the pixels of every scan, 35 MB each, after everything else has ended.
    isImageDecoderSupported: false,
    useWasm: false,
    wasmUrl: `${import.meta.env.BASE_URL}assets/pdf-${version}/`,
  });
  // The worker's file cannot be loaded.
  const withoutWorker = new Promise<NoPage>((resolve) => port.addEventListener('error', () => resolve('unavailable')));
  try {
    const page = task.promise.then(readDocument).catch(reasonOf);
    const result = await within(Promise.race([page, withoutWorker]), PATIENCE.file);
    return result === LATE ? 'slow' : result;
  } finally {
    await within(Promise.race([task.destroy(), withoutWorker]), PATIENCE.end).catch(() => undefined);
    worker.destroy();
    port.terminate();
  }
}

async function readDocument(pdf: PDFDocumentProxy): Promise<ReadPdf> {
  const picture = await pictureOf(await pdf.getPage(1));
  const read = await textOfPdf(pdf).catch(() => ({ text: '', isWhole: false }));
  return { picture, pages: pdf.numPages, ...read };
}

async function pictureOf(page: PDFPageProxy): Promise<string> {
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(WIDTH / whole.width, MOST_HEIGHT / whole.height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  // As for print, because on the screen it waits for frames, of which a tab in the background has none.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = canvas.toDataURL('image/jpeg', 0.8);
  // Frees the pixels at once.
  canvas.width = 0;
  return picture;
}

function reasonOf(thrown: unknown): NoPage {
  return thrown instanceof Error && thrown.name === 'PasswordException' ? 'protected' : 'damaged';
}
