import { asLang, DEFAULT_LANG } from '#shared/i18n/languages.ts';
import messages from './errors/unsupported-browser.json' with { type: 'json' };

/** Whether the browser is at least as young as the list in `package.json`, by features that all of the list have. */
export function isSupportedBrowser(): boolean {
  return (
    typeof structuredClone === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    typeof MathMLElement === 'function' &&
    'supports' in HTMLScriptElement &&
    HTMLScriptElement.supports('importmap') &&
    CSS.supports('container-type', 'inline-size')
  );
}

/**
 * Replaces the document's page with a sentence in its language, as soon as the document is read and before any other script
 * runs. The portal then does not start, because it finds no `#root`.
 */
export function showUnsupportedBrowser(): void {
  document.addEventListener('readystatechange', () => {
    const root = document.getElementById('root');
    if (!root) return;
    const { title, text } = messages[asLang(document.documentElement.lang) || DEFAULT_LANG];
    const main = document.createElement('main');
    main.className = 'start-up-error';
    main.setAttribute('role', 'alert');
    const heading = document.createElement('h1');
    heading.textContent = title;
    const sentence = document.createElement('p');
    sentence.textContent = text;
    main.appendChild(heading);
    main.appendChild(sentence);
    root.parentNode?.replaceChild(main, root);
  });
}
