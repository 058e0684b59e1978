import type { EnvProblem } from '#shared/config/env.ts';

/**
 * The page shown instead of the portal when its environment is incomplete: names every variable and what is wrong with it.
 * In three languages at once, without React or texts, because nothing else can be relied on yet.
 */
export function showEnvironmentError(root: HTMLElement, problems: readonly EnvProblem[]): void {
  document.title = 'Portal';
  const main = element('main', 'start-up-error');
  main.append(
    element(
      'h1',
      '',
      'Portal nije ispravno podešen · Portal nije ispravno postavljen · The portal is not set up correctly',
    ),
    element(
      'p',
      '',
      'bs: Nedostaju ili nisu ispravne sljedeće postavke. hr: Nedostaju ili nisu ispravne sljedeće postavke. en: The following settings are missing or wrong.',
    ),
  );
  const list = element('ul', '');
  for (const { name, problem } of problems) {
    const item = element('li', '');
    item.append(element('code', '', name), document.createTextNode(`: ${problem}`));
    list.append(item);
  }
  main.append(list);
  root.removeAttribute('aria-busy');
  root.replaceChildren(main);
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
