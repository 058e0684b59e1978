// What even the legacy build of the reader of PDFs expects, and the oldest supported browsers lack.
import 'core-js/modules/es.promise.with-resolvers.js';
