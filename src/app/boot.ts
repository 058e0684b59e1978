import type { EarlyInput, Entry, EntryField } from './early-input.ts';

/**
 * The inline script of every document; it is the same in all of them, so that the policy needs only its hash. It applies the
 * rules of the page and the stored theme, redirects the bare address to the stored language, and records what people type,
 * select and press before React listens (`early-input.ts`). It runs in the browser as written, so it can import nothing.
 *
 * @param base path the portal is served under, with a slash at its end.
 * @param font name of the text font in the styles.
 * @param file its file below `fonts/`.
 */
export function boot(base: string, font: string, file: string): void {
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // In a <style> of their own, the policy would need a hash for each page; in a file, the first paint would wait for them. They
  // come after the rules of the frame: sheets that load later follow both, so nothing is styled and laid out again.
  const rules = document.getElementById('page-rules')?.textContent;
  const sheet = document.querySelector<HTMLStyleElement>('#frame-rules')?.sheet;
  if (rules) sheet?.insertRule(`@media all{${JSON.parse(rules) as string}}`, sheet.cssRules.length);
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const selected = /\\"selected\\":\\"(hr|en)\\"/.exec(read('persist:portal') ?? '')?.[1];
  if (location.pathname === base && selected) location.replace(base + selected + location.search + location.hash);
  // The font must not compete with scripts and data: on a first visit it waits for them, later it is in the browser's cache.
  window.addFont = () => {
    delete window.addFont;
    const face = new FontFace(font, `url(${base}fonts/${file})`, { weight: '400 700' });
    const add = () => void document.fonts.add(face);
    // Added only when it is loaded: a font that is added earlier makes the browser lay out the page twice. A font that failed
    // is added as well, because its failure is then already known.
    face.load().then(add, add);
  };
  if (read('persist:portal') !== null) window.addFont();
  const isPending = () => document.querySelector('#root[aria-busy]') !== null;
  const fields = new Map<EntryField, Entry>();
  const early: EarlyInput = { fields };
  window.earlyInput = early;
  const record = (event: Event) => {
    const field = event.target as EntryField;
    if (!isPending()) return;
    early.latest = event;
    fields.set(field, 'checked' in field && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
  };
  document.addEventListener('input', record, true);
  document.addEventListener('change', record, true);
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || !isPending()) return;
      early.latest = event;
      early.button = button;
    },
    true,
  );
  // An event that bubbles past React's root was handled by React, which stops events it cannot handle yet. Replaying a handled
  // one would close what a press has just opened, clear a checkbox or take a file twice. Texts may be entered twice.
  document.addEventListener('click', () => {
    if (early.isHeard) delete early.button;
  });
  document.addEventListener('change', ({ target }) => {
    const field = target as EntryField;
    if (early.isHeard && /^(?:checkbox|radio|file|select)/.test(field.type)) fields.delete(field);
  });
  document.addEventListener('submit', (event) => {
    if (isPending()) event.preventDefault();
  });
}
