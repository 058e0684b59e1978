import { boot } from '#app/boot.ts';
import { isSupportedBrowser, showUnsupportedBrowser } from '#app/unsupported-browser.ts';

// Built as a script of its own, which every document has inline (scripts/prerender.ts).
if (isSupportedBrowser()) boot();
else showUnsupportedBrowser();
