import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentRequest } from '../../src/app/document/render-document.tsx';

/** The work of a thread: draws documents one after the other with the renderer at `workerData`, and sends them back in order. */
const { renderer, requests } = workerData as { renderer: string; requests: DocumentRequest[] };
const { renderDocument } = (await import(renderer)) as {
  renderDocument: (request: DocumentRequest) => Promise<string>;
};
const sources: string[] = [];
for (const request of requests) sources.push(await renderDocument(request));
parentPort?.postMessage(sources, []);
