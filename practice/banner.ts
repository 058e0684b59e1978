import { AGENCY_FOLDER } from './bases.ts';
import { TEXTS } from './texts.ts';

const LANGUAGES = ['bs', 'hr', 'en'] as const;

/** A text in every language; the sheet shows that of the document, which changes with a press on another language. */
export const inEveryLanguage = (textOf: (lang: (typeof LANGUAGES)[number]) => string): string =>
  LANGUAGES.map((lang) => `<span class="by-language" lang="${lang}">${textOf(lang)}</span>`).join('');

/** The banner of every document of the practice site, before its first script. `base` is the folder of the site. */
export function banner(base: string): string {
  const text = (key: keyof typeof TEXTS.bs) => inEveryLanguage((lang) => TEXTS[lang][key]);
  return [
    '<aside class="practice" aria-labelledby="practice-title">',
    `<p><strong id="practice-title">${text('banner')}</strong> ${text('explanation')}</p>`,
    `<a href="${base}${AGENCY_FOLDER}reset/">${text('reset')}</a>`,
    `<p role="alert" data-practice-failure hidden>${text('failure')}</p>`,
    '</aside>',
  ].join('');
}

/** Whether a document has the banner in the three languages. */
export const hasBanner = (html: string): boolean =>
  html.includes('<aside class="practice"') && LANGUAGES.every((lang) => html.includes(TEXTS[lang].banner));
