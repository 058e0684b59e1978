// Safe: everything below is rendered at build from the portal's own components, texts and styles, without foreign content.
/* eslint-disable react/no-danger */
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import type { PageMeta } from '#shared/routing/use-page-meta.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';
import { TEXTS_ID } from './document-texts.ts';
import { structuredData } from './structured-data.ts';

/** Where a document is served. */
export type DocumentPlace = {
  /** Path the portal is served under, with a slash at both ends. */
  base: string;
  /** Origin of the portal, '' when the build does not know it: addresses are then relative to the host. */
  origin: string;
  /** An indexed page whose address holds only its route: its document has canonical links and structured data. */
  isPublic: boolean;
  /** Whether search engines may list it. A page with parameters gets its canonical links once the app runs. */
  isIndexed: boolean;
  /** Whether the app's first render equals the markup: false for addresses that hold more than the route. */
  isExact: boolean;
};

/** Files of a document, with the addresses the browser requests. */
export type DocumentFiles = {
  /** Rules of the frame, inlined in the document. */
  styles: string;
  /** Rules of the page's own sheets; the inline script applies them before the first paint. */
  pageRules: string;
  /** Sheets whose rules are in `styles` or `pageRules`: the module loader must not fetch them again. */
  inlined: readonly string[];
  /** The page's own sheets, for browsers without scripts. */
  stylesheets: readonly string[];
  entry: string;
  modules: readonly string[];
  /** The inline script. */
  boot: string;
  icon: string;
  picture: string;
};

type DocumentProps = {
  name: RouteName | 'unknown';
  lang: Lang;
  place: DocumentPlace;
  files: DocumentFiles;
  markup: string;
  texts: Texts;
  meta: PageMeta;
  agency: string;
  /** The first part of every trail. */
  home: string;
};

/** Text of a data block or a script; '</' is escaped so that it cannot close its element. */
const inline = (text: string) => ({ __html: text.replaceAll('</', String.raw`<\/`) });

/** Shown instead of the page when scripts are off; the text files cannot be loaded then. */
const NEEDS_SCRIPT: Record<Lang, string> = {
  bs: 'Za ovaj portal potreban je JavaScript.',
  hr: 'Za ovaj je portal potreban JavaScript.',
  en: 'This portal needs JavaScript.',
};

/** The whole HTML document of a page: head for people, link previews and search engines, markup, and the files the page needs. */
export function Document({ name, lang, place, files, markup, texts, meta, agency, home }: DocumentProps) {
  const { base, origin, isPublic, isIndexed } = place;
  const title = meta.title && name !== 'home' ? `${meta.title} – ${agency}` : agency;
  const address = (language: Lang) => {
    const slug = name === 'unknown' ? '' : ROUTES[name][language];
    return `${origin}${base}${language}${slug ? `/${slug}` : ''}`;
  };
  const start = `${origin}${base}${lang}`;
  const facts = isPublic ? structuredData({ name, lang, address: address(lang), meta, agency, home, start }) : null;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* First of all files, because it starts the page's calls: they run while the other files load. */}
        <link rel="modulepreload" crossOrigin="" href={files.entry} />
        <script type="module" crossOrigin="" src={files.entry} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#253746" />
        <title>{title}</title>
        <meta name="description" content={meta.description.slice(0, 300)} />
        {isPublic ? (
          <>
            <link rel="canonical" href={address(lang)} />
            {LANGUAGES.map((language) => (
              <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={address('bs')} />
            <meta property="og:url" content={address(lang)} />
          </>
        ) : null}
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={agency} />
        <meta property="og:title" content={meta.title || agency} />
        <meta property="og:description" content={meta.description.slice(0, 300)} />
        <meta property="og:image" content={origin + files.picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href={files.icon} type="image/svg+xml" />
        {/* Before every other sheet: it declares the order of the layers. The inline script adds the page's rules after it. */}
        <style id="frame-rules" dangerouslySetInnerHTML={{ __html: files.styles }} />
        <script
          type="application/json"
          id="page-rules"
          dangerouslySetInnerHTML={inline(JSON.stringify(files.pageRules))}
        />
        <script dangerouslySetInnerHTML={inline(files.boot)} />
        <noscript>
          {files.stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
        {files.inlined.map((href) => (
          // Disabled and never fetched: it makes the module loader treat the sheet as loaded.
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {files.modules.map((href) => (
          <link key={href} rel="modulepreload" crossOrigin="" href={href} />
        ))}
        {facts ? <script type="application/ld+json" dangerouslySetInnerHTML={inline(JSON.stringify(facts))} /> : null}
      </head>
      <body>
        <div
          id="root"
          data-page={place.isExact ? `${lang}/${name}` : undefined}
          aria-busy="true"
          dangerouslySetInnerHTML={{ __html: markup }}
        />
        <noscript>
          <p>{NEEDS_SCRIPT[lang]}</p>
        </noscript>
        <script
          type="application/json"
          id={TEXTS_ID}
          data-lang={lang}
          dangerouslySetInnerHTML={inline(JSON.stringify(texts))}
        />
      </body>
    </html>
  );
}
