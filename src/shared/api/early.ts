/** The first content call, started by the inline script of index.html before the app is there (architecture, Budgets). */
export type EarlyCall = { lang: string; answer: Promise<unknown> };

declare global {
  interface Window {
    /** Set by the inline script; taken once. */
    portalEarlyContent?: EarlyCall;
  }
}

/** Hands over the early answer for a language, once; null when none was started for it. */
export function takeEarlyContent(lang: string): Promise<unknown> | null {
  const early = globalThis.window?.portalEarlyContent;
  if (!early || early.lang !== lang) return null;
  delete window.portalEarlyContent;
  return early.answer;
}
