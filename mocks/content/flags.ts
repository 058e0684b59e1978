import type { AgencyLanguage } from '#mocks/call.ts';

const stripes = (colours: readonly string[]) =>
  colours.map((colour, index) => `<rect y="${index * 10}" width="45" height="10" fill="${colour}"/>`).join('');

const DRAWN: Record<AgencyLanguage, string> = {
  bs: '<rect width="45" height="30" fill="#002f6c"/><path d="M13 0h27v27z" fill="#fecb00"/><g fill="#fff"><circle cx="11" cy="3" r="1.5"/><circle cx="17" cy="9" r="1.5"/><circle cx="23" cy="15" r="1.5"/><circle cx="29" cy="21" r="1.5"/><circle cx="35" cy="27" r="1.5"/></g>',
  hr: `${stripes(['#d8232a', '#fff', '#1f3a93'])}<g fill="#d8232a"><rect x="17.5" y="9" width="10" height="11" fill="#fff"/><rect x="17.5" y="9" width="3.3" height="3.7"/><rect x="24.2" y="9" width="3.3" height="3.7"/><rect x="20.8" y="12.7" width="3.4" height="3.7"/><rect x="17.5" y="16.4" width="3.3" height="3.6"/><rect x="24.2" y="16.4" width="3.3" height="3.6"/></g>`,
  en: '<rect width="45" height="30" fill="#1b2f6b"/><path d="M0 0l45 30M45 0L0 30" stroke="#fff" stroke-width="6"/><path d="M0 0l45 30M45 0L0 30" stroke="#c8102e" stroke-width="2.4"/><path d="M22.5 0v30M0 15h45" stroke="#fff" stroke-width="10"/><path d="M22.5 0v30M0 15h45" stroke="#c8102e" stroke-width="6"/>',
};

/** The flag that represents a language (P3), as SVG of 45 × 30. */
export function flag(language: AgencyLanguage): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 30" width="45" height="30">${DRAWN[language]}</svg>`;
}
