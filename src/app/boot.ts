import { takeSkipIdentity } from '#domain/session/skip-identity.ts';
import { asLang, DEFAULT_LANG } from '#shared/i18n/languages.ts';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { personalStorage } from '#shared/storage/shared-computer.ts';
import { ANY_PARAMETER, UNKNOWN_ADDRESS } from './any-parameter.ts';
import type { EarlyInput, Entry, EntryField } from './early-input.ts';
import { showLoadFailure } from './errors/load-failure.ts';
import { storedTheme } from './layout/theme.ts';
import { persistedKey, persistedSlice, splitOldState } from './persisted-slice.ts';
import { TEXT_FILE, TEXT_FONT } from './text-font.ts';

/**
 * What every document does before its first paint and before any other script: applies the stored theme, leads the bare address
 * to the stored language, prepares the text font, takes care of what people do before React handles events, and says it when the
 * portal does not come.
 */
export function boot(): void {
  showMissingEntry();
  const local = createSafeStorage(() => globalThis.localStorage);
  const session = createSafeStorage(() => globalThis.sessionStorage);
  const personal = personalStorage(local, session);
  takeSkipIdentity({ session });
  splitOldState({ personal });
  const theme = storedTheme({ local });
  if (theme !== 'System') document.documentElement.dataset['theme'] = theme.toLowerCase();
  const base = import.meta.env.BASE_URL;
  const selected = asLang(String(persistedSlice({ personal }, 'language')['selected']));
  if (location.pathname === base && selected && selected !== DEFAULT_LANG)
    location.replace(base + selected + location.search + location.hash);
  prepareFont(base, personal.get(persistedKey('language')) !== null);
  recordEarlyInput();
  completePressedLinks(base);
}

/** The portal's first file can say of itself only that it started: one that cannot be fetched is said here. */
function showMissingEntry(): void {
  window.showLoadFailure = showLoadFailure;
  const show = ({ target }: Event) => {
    const root = document.querySelector<HTMLElement>('#root[aria-busy]');
    if (root && target instanceof HTMLScriptElement && target.type === 'module') showLoadFailure(root, null);
  };
  // The event does not bubble.
  document.addEventListener('error', show, true);
}

/** The font must not compete with scripts and data: on a first visit it waits for them, later it is in the browser's cache. */
function prepareFont(base: string, isCached: boolean): void {
  window.addFont = () => {
    delete window.addFont;
    const face = new FontFace(TEXT_FONT, `url(${base}fonts/${TEXT_FILE})`, { weight: '400 700' });
    const add = () => void document.fonts.add(face);
    // Added only when it is loaded: a font that is added earlier makes the browser lay out the page twice. A font that failed
    // is added as well, because its failure is then already known.
    face.load().then(add, add);
  };
  if (isCached) window.addFont();
}

const isPending = () => document.querySelector('#root[aria-busy]') !== null;

/** Records what people type, select and press before React handles events (`early-input.ts`). */
function recordEarlyInput(): void {
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

/**
 * A document serves every value of its route's parameters, and that of an unknown address all of them, so until React has
 * rendered the page its links that depend on the address are completed when they are pressed: those to other languages keep
 * path, query and hash, that to the sign-in leads back here (P2.4).
 */
function completePressedLinks(base: string): void {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang], a[data-sign-in]');
    if (!link || !isPending()) return;
    if (link.hreflang) link.href = pathInLanguage(link, base) + location.search + location.hash;
    else
      link.href = link.href.replace(/(redirectTo=).*$/, (_, name: string) => name + encodeURIComponent(location.href));
  };
  document.addEventListener('pointerdown', complete, true);
  document.addEventListener('click', complete, true);
}

/** The path of a language link for the address of the document; an unknown one keeps its path, whose slug the router rewrites. */
function pathInLanguage({ pathname, hreflang }: HTMLAnchorElement, base: string): string {
  if (pathname === `${base}${hreflang}/${UNKNOWN_ADDRESS}`) {
    const [first = '', ...rest] = location.pathname.slice(base.length).split('/').filter(Boolean);
    return base + [hreflang, ...(asLang(first) ? [] : [first]), ...rest].join('/');
  }
  const values = location.pathname.split('/');
  const parts = pathname.split('/').flatMap((part, at) => (part === ANY_PARAMETER ? (values[at] ?? []) : part));
  return parts.join('/');
}
