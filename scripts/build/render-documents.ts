import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentRequest } from '../../src/app/document/render-document.tsx';

/** Worker thread: renders documents in order with the renderer at `workerData`, and sends them back. */
const { renderer, requests } = workerData as { renderer: string; requests: DocumentRequest[] };
const { renderDocument } = (await import(renderer)) as {
  renderDocument: (request: DocumentRequest) => Promise<string>;
};
const sources: string[] = [];
for (const request of requests) sources.push(await renderDocument(request));
parentPort?.postMessage(sources, []);
