import { describe, expect, test } from 'vitest';
import type { ContentItem } from '#mocks/content/factory.ts';
import { CONTENT_ID, CONTENT_TYPE, TAG } from '#shared/config/settings.ts';
import { routeNamed } from '#shared/routing/href.ts';
import { childrenOf, LANGUAGES, published, tagIdsOf } from './content-agency.ts';

describe('the tree', () => {
  test.each(LANGUAGES)(
    'is whole in %s: all types, unique ids, known parents, siblings in order, no circles',
    async (language) => {
      const items = await published(language);
      const byId = new Map(items.map((item) => [item.id, item]));
      expect(byId.size).toBe(items.length);
      expect(items.length).toBeGreaterThanOrEqual(170);
      expect(items.filter(({ parentId }) => parentId !== null && !byId.has(parentId))).toEqual([]);
      // If the level is always one above the parent's, there can be no cycle.
      const levelOfParent = ({ parentId }: ContentItem) => (parentId === null ? 0 : byId.get(parentId)?.pathLevel);
      expect(items.filter((item) => item.pathLevel - 1 !== levelOfParent(item))).toEqual([]);
      expect(items.filter(({ slug, title }) => !/^[a-z0-9-]+$/.test(slug) || !title.trim())).toEqual([]);
      const types = new Set(items.map(({ contentTypeId }) => contentTypeId));
      expect([...types].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      const ordinalsBelow = (id: number) => childrenOf(items, id).map(({ ordinalNumber }) => ordinalNumber);
      expect(items.filter(({ id }) => new Set(ordinalsBelow(id)).size !== ordinalsBelow(id).length)).toEqual([]);
    },
  );

  test('has the same items in the same places in all languages', async () => {
    const translated = 'title subtitle content slug url alt tags'.split(' ');
    const skeleton = async (language: string) =>
      (await published(language)).map((item) => [
        tagIdsOf(item),
        Object.entries(item).filter(([name]) => !translated.includes(name)),
      ]);
    expect(await skeleton('hr')).toEqual(await skeleton('bs'));
    expect(await skeleton('en')).toEqual(await skeleton('bs'));
  });

  test('is translated: English bodies differ, Croatian ones keep Croatian words', async () => {
    const [bs, hr, en] = [await published('bs'), await published('hr'), await published('en')];
    const english = new Map(en.map(({ id, content }) => [id, content]));
    expect(bs.filter(({ id, content }) => content && english.get(id) === content)).toEqual([]);
    const text = hr.map(({ title, subtitle, content }) => `${title} ${subtitle} ${content}`).join(' ');
    const bosnian =
      /(?<!\p{L})(izvještaj|finansij|preduzeć|pravno lice|pravn(a|ih|im) lic|tačn|januar|februar|oktob|decemb|hiljad|saradn|sedmic|greš[ak]|sistem|tabel|budžet|elektronsk|obavještenj|prijem(?!a vlast))\p{L}*/giu;
    expect(text.replace(/<[^>]*>/g, ' ').match(bosnian)).toBeNull();
  });
});

describe('what the screens need', () => {
  test('menus: root header, footer, main and secondary with two levels below', async () => {
    const items = await published();
    const roots = (type: number) =>
      items.filter(({ contentTypeId, parentId }) => contentTypeId === type && parentId === null);
    expect(roots(CONTENT_TYPE.rootHeaderMenu).map(({ title }) => title)).toEqual(
      'Registri, Alati za izvještaje, Proizvodi i usluge, Propisi, Novosti, O nama'.split(', '),
    );
    expect(roots(CONTENT_TYPE.rootFooterMenu).length).toBeGreaterThanOrEqual(5);
    const menus = [...roots(CONTENT_TYPE.mainMenu), ...roots(CONTENT_TYPE.secondaryMenu)];
    const grandchildren = ({ id }: ContentItem) =>
      childrenOf(items, id).flatMap((child) => childrenOf(items, child.id));
    expect(menus.length).toBeGreaterThanOrEqual(4);
    expect(menus.filter((menu) => grandchildren(menu).length === 0)).toEqual([]);
  });

  test('the first highlighted service holds the activities of the footer', async () => {
    const items = await published();
    const [first] = items.filter(({ contentTypeId }) => contentTypeId === CONTENT_TYPE.highlightedServices);
    expect(first).toMatchObject({ slug: 'djelatnosti', ordinalNumber: 1, parentId: null });
    const activities = childrenOf(items, first?.id);
    expect(activities.length).toBeGreaterThanOrEqual(4);
    expect(activities.length).toBeLessThanOrEqual(6);
    expect(activities.filter(({ url, content }) => !url || !content)).toEqual([]);
  });

  test('every section slug of the specification has its item', async () => {
    const bs = new Set((await published('bs')).map(({ slug }) => slug));
    const en = new Set((await published('en')).map(({ slug }) => slug));
    const sections = {
      analize: 'analyses',
      'finansijski-profesionalci-new': 'financial-professionals-new',
      registri: 'registers',
      zahtjevi: 'forms',
      karijera: 'career',
      napomena: 'note',
      izdvojeno: 'highlighted',
      'javni-oglasi': 'public-announcements',
      'javne-nabavke': 'public-procurement',
      djelatnosti: 'activities',
      'korisni-linkovi': 'useful-links',
      'novosti-finansijski-profesionalci': 'news-financial-professionals',
      'stara-devizna-stednja-zakon': 'old-foreign-currency-savings-law',
      'stara-devizna-stednja-novosti': 'old-foreign-currency-savings-news',
      'infographics-content': 'infographics-content',
      'profil-pravnih-lica': 'business-entities-profile',
    };
    expect(Object.keys(sections).filter((slug) => !bs.has(slug))).toEqual([]);
    expect(Object.values(sections).filter((slug) => !en.has(slug))).toEqual([]);
  });

  test('25 news with text and cover; five highlighted, some with media, one with the video', async () => {
    const items = await published();
    const news = childrenOf(items, items.find(({ url }) => url === 'sve-novosti')?.id);
    expect(news).toHaveLength(25);
    const incomplete = news.filter(
      ({ contentTypeId, content, dateTime, url }) =>
        contentTypeId !== CONTENT_TYPE.news ||
        (content?.match(/<p>/g)?.length ?? 0) < 2 ||
        !/^202[56]-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(dateTime ?? '') ||
        !url?.endsWith('.svg'),
    );
    expect(incomplete).toEqual([]);
    expect(news.filter(({ highlight }) => highlight > 0)).toHaveLength(5);
    const videos = items.filter(({ contentTypeId }) => contentTypeId === CONTENT_TYPE.video);
    expect(videos).toHaveLength(1);
    const media = childrenOf(items, videos[0]?.parentId ?? 0);
    expect(media.length).toBeGreaterThan(5);
    expect(media.filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  test('12 infographics, some with documents', async () => {
    const items = await published('en');
    const infographics = items.filter(
      (item) => item.contentTypeId === CONTENT_TYPE.news && tagIdsOf(item).includes(TAG.infographic),
    );
    expect(infographics).toHaveLength(12);
    const documented = infographics.filter(({ id }) =>
      childrenOf(items, id).some(({ contentTypeId }) => contentTypeId === CONTENT_TYPE.document),
    );
    expect(documented.length).toBeGreaterThan(2);
  });

  test('products lead to the products portal, publications are in groups by year', async () => {
    const items = await published('en');
    const products = items.filter(
      (item) => item.contentTypeId === CONTENT_TYPE.link && tagIdsOf(item).includes(TAG.product),
    );
    expect(products.length).toBeGreaterThanOrEqual(4);
    expect(products.filter(({ url, subtitle }) => !url?.includes('/products-portal/') || !subtitle)).toEqual([]);
    const groups = childrenOf(items, items.find(({ url }) => url === 'publications')?.id);
    const latest = groups.toSorted((a, b) => b.ordinalNumber - a.ordinalNumber);
    expect(latest.slice(0, 3).map(({ title }) => title)).toEqual(
      [2026, 2025, 2024].map((year) => `Publications ${year}`),
    );
    const publications = groups.flatMap(({ id }) => childrenOf(items, id));
    expect(publications.length).toBeGreaterThanOrEqual(12);
    expect(
      publications.filter(
        (item) => item.contentTypeId !== CONTENT_TYPE.document || !tagIdsOf(item).includes(TAG.publication),
      ),
    ).toEqual([]);
  });

  test('at least 12 featured items besides news; the fixed ids', async () => {
    const items = await published();
    const featured = items.filter(
      ({ highlight, contentTypeId }) => highlight > 0 && contentTypeId !== CONTENT_TYPE.news,
    );
    expect(featured.length).toBeGreaterThanOrEqual(12);
    expect(new Set(featured.map(({ contentTypeId }) => contentTypeId)).size).toBeGreaterThan(2);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(CONTENT_ID)));
  });

  test.each([
    ['bs', 'profil-pravnih-lica'],
    ['hr', 'profil-pravnih-lica'],
    ['en', 'business-entities-profile'],
  ])('the register breadcrumbs of %s find their base by url', async (language, url) => {
    const urls = (await published(language)).map((item) => item.url);
    expect(urls).toEqual(expect.arrayContaining([url, 'profil-javnih-preduzeca']));
  });

  test.each(LANGUAGES)('every internal url in %s leads to a route or to an item', async (language) => {
    const items = await published(language);
    const internal = items.flatMap(({ url }) => (url && !url.startsWith('http') ? url : []));
    expect(internal.length).toBeGreaterThan(40);
    const addresses = new Set(items.map(({ id, slug }) => `/${id}/${slug}`));
    expect(internal.filter((url) => !addresses.has(url) && routeNamed(url) === null)).toEqual([]);
    expect(internal.filter((url) => addresses.has(url)).length).toBeGreaterThan(3);
  });

  test('only links, news, documents and media point at another address; menu items never at a file', async () => {
    const menus: readonly number[] = [1, 2, 8, 9, 10, 11];
    const items = await published();
    expect(items.filter(({ url, contentTypeId }) => url?.startsWith('http') && menus.includes(contentTypeId))).toEqual(
      [],
    );
  });
});
