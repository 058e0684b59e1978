const WORDS: Record<string, readonly [title: string, text: string, button: string]> = {
  bs: ['Portal se trenutno ne može učitati', 'Provjerite internetsku vezu i pokušajte ponovo.', 'Učitajte ponovo'],
  hr: ['Portal se trenutačno ne može učitati', 'Provjerite internetsku vezu i pokušajte ponovno.', 'Učitajte ponovno'],
  en: ['The portal cannot be loaded right now', 'Check your internet connection and try again.', 'Load again'],
};

/**
 * Shown instead of the static shell when the portal itself did not come (faults G01, D11): without it the shell would wait for
 * ever. Without React or texts, which may be what is missing; in the language that index.html has set.
 */
export function showStartFailed(root: HTMLElement, reload: () => void = () => window.location.reload()): void {
  const [title, text, button] = WORDS[document.documentElement.lang] ?? WORDS['bs'] ?? [];
  const main = document.createElement('main');
  main.className = 'start-up-error';
  const labels = document.createElement('div');
  labels.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = button ?? '';
  again.addEventListener('click', reload);
  labels.append(
    Object.assign(document.createElement('h1'), { textContent: title }),
    Object.assign(document.createElement('p'), { textContent: text }),
  );
  main.append(labels, again);
  root.removeAttribute('aria-busy');
  root.replaceChildren(main);
}
