import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server.edge';
import { createMemoryRouter } from 'react-router';
import { languageSelected } from '#shared/i18n/language.slice.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { PageMetaListener, type PageMeta } from '#shared/routing/use-page-meta.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import { App } from '../App.tsx';
import { FEATURES } from '../features.ts';
import { LAYOUT_TEXTS } from '../main-texts.ts';
import { portalRoutes, routerSettled } from '../router.tsx';
import { createPortal, type RunningPortal } from '../create-portal.ts';
import { Document, type DocumentFiles, type DocumentPlace } from './Document.tsx';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

export type DocumentRequest = {
  /** The route, or 'unknown' for the page that is shown for an unknown address. */
  name: RouteName | 'unknown';
  lang: Lang;
  /** Address below the base path; its parameters may have any value. */
  path: string;
  place: DocumentPlace;
  files: DocumentFiles;
};

/**
 * Renders a document at build: the frame and a page without data, equal to the first render in the browser
 * (architecture, Loading). Rejects when a component cannot render outside a browser.
 */
export async function renderDocument({ name, lang, path, place, files }: DocumentRequest): Promise<string> {
  const namespaces = [...LAYOUT_TEXTS, ...(name === 'unknown' ? [] : (FEATURES[name].texts ?? []))];
  const portal = createPortal();
  portal.store.dispatch(languageSelected(lang));
  const { i18n } = portal.texts;
  await portal.texts.start(lang, LAYOUT_TEXTS);
  await portal.texts.load(namespaces);
  const metas: PageMeta[] = [];
  const markup = await drawn(portal, path, lang, place.base, (meta) => void metas.push(meta));
  const texts = Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(lang, namespace) as Record<string, unknown>]),
  );
  const agency = i18n.t('agency', { ns: 'layout' });
  const meta = metas.at(-1) ?? { title: '', description: agency };
  const home = i18n.t('homePage', { ns: 'layout' });
  const page = <Document {...{ name, lang, place, files, markup, texts, meta, agency, home }} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

async function drawn(
  portal: RunningPortal,
  path: string,
  lang: Lang,
  base: string,
  onMeta: (meta: PageMeta) => void,
): Promise<string> {
  const basename = withoutEndSlash(base);
  const router = createMemoryRouter(portalRoutes({ portal, selected: () => lang, guard: () => Promise.resolve() }), {
    initialEntries: [basename + path],
    ...(basename && { basename }),
  });
  await routerSettled(router);
  const failed = Object.values(router.state.errors ?? {});
  if (failed.length > 0) throw new AggregateError(failed, `'${path}' cannot be opened at build: ${String(failed[0])}`);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <PageMetaListener value={onMeta}>
      <App portal={portal} router={router} />
    </PageMetaListener>,
    // Renders everything in place: otherwise the renderer moves large parts into place with inline scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (errors.length > 0) throw new AggregateError(errors, `'${path}' cannot be drawn at build: ${String(errors[0])}`);
  return markup;
}
