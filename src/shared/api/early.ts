/** The first content call, started by the inline script of index.html before the app is there (architecture, Budgets). */
type EarlyCall = { lang: string; answer: Promise<Response> };

declare global {
  interface Window {
    /** Set by the inline script; taken once. */
    portalEarlyContent?: EarlyCall;
  }
}

/**
 * Hands over the early answer for a language, once, read only now: a kept tree may be on the page already. Null when none was
 * started for it; rejects when it is not a usable answer. The body is handed over unread.
 */
export function takeEarlyContent(lang: string): Promise<Blob> | null {
  const early = globalThis.window?.portalEarlyContent;
  if (!early || early.lang !== lang) return null;
  delete window.portalEarlyContent;
  return early.answer.then((response) => {
    if (response.status !== 200 && response.status !== 201)
      throw new Error(`The early content call was answered with ${response.status}.`);
    return response.blob();
  });
}
