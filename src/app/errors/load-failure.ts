type Labels = {
  title: string;
  text: string;
  again: string;
  resetHint: string;
  reset: string;
  confirm: string;
  sure: string;
};

const LABELS: Record<string, Labels> = {
  bs: {
    title: 'Portal se trenutno ne može učitati',
    text: 'Provjerite internetsku vezu i pokušajte ponovo.',
    again: 'Učitajte ponovo',
    resetHint: 'Ako ni to ne pomogne, možda je oštećeno ono što je ovaj preglednik sačuvao za portal.',
    reset: 'Obrišite sačuvane podatke portala',
    sure: 'Obrišite trajno',
    confirm:
      'Bit će obrisano sve što je ovaj preglednik sačuvao za portal: prijava, klijenti, evidencije o predaji, popis praćenja i započeti obrasci. To se ne može poništiti.',
  },
  hr: {
    title: 'Portal se trenutačno ne može učitati',
    text: 'Provjerite internetsku vezu i pokušajte ponovno.',
    again: 'Učitajte ponovno',
    resetHint: 'Ako ni to ne pomogne, možda je oštećeno ono što je ovaj preglednik sačuvao za portal.',
    reset: 'Obrišite sačuvane podatke portala',
    sure: 'Obrišite trajno',
    confirm:
      'Bit će obrisano sve što je ovaj preglednik sačuvao za portal: prijava, klijenti, evidencije o predaji, popis praćenja i započeti obrasci. To se ne može poništiti.',
  },
  en: {
    title: 'The portal cannot be loaded right now',
    text: 'Check your internet connection and try again.',
    again: 'Load again',
    resetHint: 'If that does not help, what this browser keeps for the portal may be damaged.',
    reset: 'Delete the portal’s stored data',
    sure: 'Delete for good',
    confirm:
      'Everything this browser keeps for the portal will be deleted: sign-in, clients, receipts of submissions, watch list and forms you began. This cannot be undone.',
  },
};

/** The part of the storage is fetched late: where even that does not come, nothing is removed. */
const forgetAll = () => import('#shared/storage/reset.ts').then(({ forgetEverything }) => forgetEverything());

/**
 * Shown instead of the document's page when the portal itself did not come (faults G01, D11): without it the page would wait for
 * ever. Without React or texts, which may be what is missing; in the language of the document. It offers to remove what
 * this browser stores, in case that is what keeps the portal from starting.
 */
export function showLoadFailure(root: HTMLElement, reload: () => void = () => window.location.reload()): void {
  const labels = LABELS[document.documentElement.lang] ?? LABELS['bs'];
  if (!labels) return;
  const main = document.createElement('main');
  main.className = 'start-up-error';
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.append(textOf('h1', labels.title), textOf('p', labels.text));
  // The first press says what will happen, the second does it.
  const hint = textOf('p', labels.resetHint);
  hint.setAttribute('role', 'status');
  const reset = button(labels.reset, () => {
    if (hint.textContent === labels.confirm) void forgetAll().then(reload, () => undefined);
    hint.textContent = labels.confirm;
    reset.textContent = labels.sure;
  });
  main.append(message, button(labels.again, reload), hint, reset);
  root.removeAttribute('aria-busy');
  root.replaceChildren(main);
}

const textOf = (tag: 'h1' | 'p', textContent: string) => Object.assign(document.createElement(tag), { textContent });

function button(label: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button' as const, textContent: label });
  element.addEventListener('click', act);
  return element;
}
