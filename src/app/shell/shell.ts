/**
 * The static shell of index.html: header and hero as they look before the portal starts, made at build from the same texts
 * and classes as the components that take their place. Plain functions: the build plugin runs them in Node.
 */

/** Texts the shell shows, per language. */
export type ShellTexts = {
  agency: string;
  federation: string;
  logIn: string;
  menu: string;
  searchSite: string;
  phrase: string;
  findEntity: string;
  placeholder: string;
  searchRegister: string;
  hint: string;
  allRegisters: string;
  loading: string;
};

/** The agency's mark, also used by the header component. */
const LOGO_PATHS =
  '<rect x="1" y="1" width="34" height="38" rx="3" stroke="currentColor" stroke-width="2"/><path d="M8 10h20M8 16h20M8 22h11M8 28h11" stroke="currentColor" stroke-width="2"/><path d="M24 31V21" stroke="var(--copper-500)" stroke-width="4"/><path d="M29 31V25" stroke="currentColor" stroke-width="2"/>';

const slot = (name: keyof ShellTexts) => `data-t="${name}"`;

/** Markup of the shell; texts are filled in by the inline script for the language of the address. */
export function shellMarkup(base: string): string {
  const languages = ['bs', 'hr', 'en'].map(
    (lang) => `<li><a href="${base}${lang}" lang="${lang}" data-lang="${lang}">${lang}</a></li>`,
  );
  return (
    `<header class="head"><div class="head-top"><div class="wrap"><nav><ul class="lang">${languages.join('')}</ul></nav></div></div>` +
    `<div class="head-main"><div class="wrap"><a class="logo" data-home href="${base}bs"><svg viewBox="0 0 36 40" fill="none" aria-hidden="true">${LOGO_PATHS}</svg>` +
    `<span><b ${slot('agency')}></b><small ${slot('federation')}></small></span></a></div></div></header>` +
    `<main><section class="hero" data-shell-hero><div class="wrap"><div class="hero-text"><h1 ${slot('phrase')}></h1><div class="hero-phrases"></div>` +
    `<search class="hero-search"><form><label for="shell-search" ${slot('findEntity')}></label><div class="hero-search-row">` +
    `<input id="shell-search" type="search" autocomplete="off" ${slot('placeholder')}><button type="button" ${slot('searchRegister')}></button></div><p><span ${slot('hint')}></span> <u ${slot('allRegisters')}></u></p></form></search><div class="hero-facts"></div></div></div></section>` +
    `<div class="wrap shell-wait" role="status" data-shell-wait><span class="visually-hidden" ${slot('loading')}></span></div></main>`
  );
}

/**
 * What the screens fetch in one language, for the inline script: it fetches them before the app knows which screen it will draw.
 * Files are named once; `pages` hold places in `files`.
 */
export type RouteFiles = {
  /** Addresses of scripts and styles. */
  files: string[];
  /** `first part of the slug/number of parts` → place in `pages`. */
  routes: Record<string, number>;
  pages: number[][];
};

/** What the inline script needs to know from the build. */
export type BootFacts = {
  base: string;
  contentUrl: string;
  clientId: string;
  texts: Record<string, ShellTexts>;
  /** Scripts and styles to fetch at once, by language, on every page and on home. */
  preload: { all: Record<string, string[]>; home: Record<string, string[]> };
  /** Addresses of the lists of what all other screens fetch, by language; none while developing. */
  routeFiles: Record<string, string>;
};

/**
 * The inline script (its hash goes into the CSP): theme, language, shell texts, preloads and the first content call.
 * Runs in the browser as written; it is turned into text with its facts.
 */
export function boot(facts: BootFacts): void {
  const page = document;
  const rest = location.pathname.slice(facts.base.length).split('/');
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let lang = (rest[0] ?? '').replace(/@$/, '').toLowerCase();
  if (!facts.texts[lang]) lang = /\\"selected\\":\\"(bs|hr|en)\\"/.exec(read('persist:portal') ?? '')?.[1] ?? 'bs';
  const home = rest.length < 2 || (rest.length === 2 && rest[1] === '');
  const texts = facts.texts[lang];
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') page.documentElement.dataset['theme'] = theme;
  page.documentElement.lang = lang;
  for (const element of page.querySelectorAll<HTMLElement>('[data-t]')) {
    const text = texts?.[element.dataset['t'] as keyof ShellTexts] ?? '';
    if (element instanceof HTMLInputElement) element.placeholder = text;
    else element.textContent = text;
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-lang]')) {
    link.href = facts.base + [link.dataset['lang'], ...rest.slice(1)].join('/') + location.search;
    if (link.dataset['lang'] === lang) link.setAttribute('aria-current', 'true');
  }
  page.querySelector<HTMLAnchorElement>('[data-home]')?.setAttribute('href', facts.base + lang);
  if (home) page.querySelector('[data-shell-wait]')?.remove();
  else page.querySelector('[data-shell-hero]')?.remove();
  const form = page.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());

  const fetchSoon = (files: readonly (string | undefined)[] = []) => {
    for (const file of files) {
      if (!file) continue;
      const link = page.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) {
        link.as = 'style';
        // As the module loader asks for it, else it would be fetched twice.
        link.crossOrigin = '';
      }
      link.href = file;
      page.head.append(link);
    }
  };
  fetchSoon(facts.preload.all[lang]);
  if (home) fetchSoon(facts.preload.home[lang]);
  else if (facts.routeFiles[lang])
    // A hint and no more: without the list the app finds the files itself.
    void fetch(facts.routeFiles[lang] ?? '')
      .then((answer) => answer.json() as Promise<RouteFiles>)
      .then(({ files, routes, pages }) => {
        const parts = rest.slice(1).filter(Boolean);
        const match = pages[routes[`${parts[0]}/${parts.length}`] ?? -1];
        fetchSoon(match?.map((at) => files[at]));
      })
      .catch(() => {});
  const access = read('accessToken');
  const refresh = read('refreshToken');
  const headers: Record<string, string> = { 'accept-language': lang, ClientId: facts.clientId };
  if (access && refresh) Object.assign(headers, { Authorization: access, RefreshToken: refresh });
  const answer = fetch(facts.contentUrl, { headers, credentials: 'include' });
  answer.catch(() => {});
  window.portalEarlyContent = { lang, answer };
}
