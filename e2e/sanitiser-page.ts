/** Code of the sanitiser's test page: the real sanitiser, and a check of what it lets through. */
import { sanitise } from '#shared/html/sanitise.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { dangers } from '#tests/shared/html/dangers.ts';

export type SanitiserPage = {
  ran: number;
  /** Shows a piece of markup as a page would, waits for its effects, and returns what is still dangerous in it. */
  show: (html: string) => string[];
  markup: () => string;
  strip: (html: string) => string;
};

const box = document.createElement('main');
document.body.append(box);

const page: SanitiserPage = {
  ran: 0,
  show: (html) => {
    box.innerHTML = sanitise(html, { opensInNewTab: 'opens in a new tab' }) as string;
    for (const element of box.querySelectorAll<HTMLElement>('*')) {
      for (const event of ['mouseover', 'pointerenter', 'toggle', 'animationstart', 'animationend']) {
        element.dispatchEvent(new Event(event));
      }
      element.focus();
    }
    return dangers(box);
  },
  markup: () => box.innerHTML,
  strip: stripHtml,
};

window.alert = () => {
  page.ran += 1;
};
Object.assign(window, { page });
