import { asLang, DEFAULT_LANG } from '#shared/i18n/languages.ts';
import labelsByLanguage from './load-failure.json' with { type: 'json' };

declare global {
  // Only an interface can extend Window.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Set by the inline script (`boot.ts`), so that it is there when the portal's first file is missing. */
    showLoadFailure?: typeof showLoadFailure;
  }
}

/**
 * Shown instead of the document's page when the portal could not be loaded (faults G01, D11); otherwise the page would wait for
 * ever. Uses neither React nor text files, which may be what is missing, and writes in the document's language.
 *
 * @param forgetAll removes the portal's data from this browser, which is offered in case they keep the portal from starting; null
 *   when a file could not be fetched.
 */
export function showLoadFailure(
  root: HTMLElement,
  forgetAll: (() => Promise<boolean>) | null,
  reload: () => void = () => window.location.reload(),
): void {
  const labels = labelsByLanguage[asLang(document.documentElement.lang) ?? DEFAULT_LANG];
  const main = document.createElement('main');
  main.className = 'start-up-error';
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.append(textOf('h1', labels.title), textOf('p', forgetAll ? labels.text : labels.missingFile));
  // The first press explains the consequence, the second removes.
  const hint = textOf('p', labels.resetHint);
  hint.setAttribute('role', 'status');
  const reset = button(labels.reset, () => {
    const isSure = hint.textContent === labels.confirm;
    hint.textContent = labels.confirm;
    const isRemoved = (done: boolean) => (done ? reload() : (hint.textContent = labels.notRemoved));
    if (isSure) void forgetAll?.().then(isRemoved, () => isRemoved(false));
    reset.textContent = labels.sure;
  });
  main.append(message, button(labels.again, reload), ...(forgetAll ? [hint, reset] : []));
  root.removeAttribute('aria-busy');
  root.replaceChildren(main);
}

const textOf = (tag: 'h1' | 'p', textContent: string) => Object.assign(document.createElement(tag), { textContent });

function button(label: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button' as const, textContent: label });
  element.addEventListener('click', act);
  return element;
}
