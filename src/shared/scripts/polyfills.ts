// What the portal uses and the oldest supported browsers lack; fetched by those alone (`load-polyfills.ts`).
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/web.url.can-parse.js';
