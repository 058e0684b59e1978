import { boot } from '#app/boot.ts';

// Built as a script of its own, which every document has inline (scripts/prerender.ts).
boot();
