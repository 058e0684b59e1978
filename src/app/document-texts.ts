import type { Lang } from '#shared/i18n/languages.ts';
import type { Texts } from '#shared/i18n/texts.ts';

/** Id of the element that carries the texts a document was written with. */
const TEXTS_ID = 'page-texts';

/** The texts embedded in the document; empty when it has another language or was not rendered at build. */
export function documentTexts(lang: Lang): Texts {
  const element = document.getElementById(TEXTS_ID);
  if (element?.dataset['lang'] !== lang) return {};
  return JSON.parse(element.textContent) as Texts;
}
