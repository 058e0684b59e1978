// The reader of PDFs in its worker. The legacy build, because the other one needs built-ins that the oldest supported browsers lack.
import './pdf-polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
