import type { EarlyInput, Entry, EntryField } from './early-input.ts';

/**
 * The inline script of every document (its hash goes into the policy, so that it is one for all of them): the rules of the page,
 * the stored theme, the stored language for the bare address, and what people type, select and press before the portal listens
 * (`early-input.ts`). It runs in the browser as written.
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
  // As a <style> of their own they would need a hash of every page in the policy; as a file the first paint would wait for them.
  // They go behind the rules of the frame: sheets that come later follow on both, and nothing is styled and laid out anew.
  const rules = document.getElementById('page-rules')?.textContent;
  const sheet = document.querySelector<HTMLStyleElement>('#frame-rules')?.sheet;
  if (rules) sheet?.insertRule(`@media all{${JSON.parse(rules) as string}}`, sheet.cssRules.length);
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const selected = /\\"selected\\":\\"(hr|en)\\"/.exec(read('persist:portal') ?? '')?.[1];
  if (location.pathname === base && selected) location.replace(base + selected + location.search + location.hash);
  // The font is not to share the line with scripts and data: on a first visit it waits for them, later it is in the browser's cache.
  window.addFont = () => {
    delete window.addFont;
    const face = new FontFace(font, `url(${base}fonts/${file})`, { weight: '400 700' });
    const add = () => void document.fonts.add(face);
    // Added when it is here: a font that is only announced has the whole page laid out once more. One that does not come is as well,
    // for then it is known.
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
  // What came past React has been heard (React stops what it cannot hear yet): entered once more, a press would close what it has
  // just opened, a tick be taken back, a file be taken twice. A text that is entered twice stays the same.
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
