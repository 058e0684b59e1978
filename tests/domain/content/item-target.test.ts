// oxlint-disable no-script-url -- the addresses under test
import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { documentTarget } from '#domain/content/file-target.ts';
import { breadcrumbRoute, itemTarget, menuTarget } from '#domain/content/item-target.ts';
import { contentItem } from '#tests/content-items.ts';

const LINK = 7;
const NOWHERE = { kind: 'none' };
const within = (to: string) => ({ kind: 'internal', to });
const outside = (href: string) => ({ kind: 'external', href });
const target = (url: string, contentTypeId = LINK) => itemTarget(contentItem({ id: 9, contentTypeId, url }), 'bs');

describe('where an item leads (P2.1, P5 Links)', () => {
  test('an url that starts with http, in any case, leaves the portal (A26)', () => {
    expect(target('https://primjer.example/a')).toEqual(outside('https://primjer.example/a'));
    expect(target('HTTP://primjer.example/')).toEqual(outside('http://primjer.example/'));
  });

  test('any other url is a route name, also of another language and with a query', () => {
    expect(target('all-news')).toEqual(within('/bs/sve-novosti'));
    expect(target('newsRouteName')).toEqual(within('/bs/sve-novosti'));
    for (const query of ['search?topic=porez', 'search?topic=http', 'all-news?view=list#top'])
      expect(target(query)).toEqual(within(`/bs/${query.replace('all-news', 'sve-novosti')}`));
  });

  test('the name of the news route keeps the id it comes with (P2.1)', () => {
    expect(target('newsRouteName/7050')).toEqual(within('/bs/sve-novosti?id=7050'));
    expect(target('/all-news/7050')).toEqual(within('/bs/sve-novosti?id=7050'));
    expect(target('infographicsRouteName/7051')).toEqual(within('/bs/sve-infografike?id=7051'));
    expect(target('newsRouteName/7050?view=list#top')).toEqual(within('/bs/sve-novosti?id=7050&view=list#top'));
    expect(target('newsRouteName/7050#top?x')).toEqual(within('/bs/sve-novosti?id=7050#top?x'));
    expect(target('contactRouteName/7')).toEqual(NOWHERE);
    for (const other of ['x/newsRouteName/7050', 'newsRouteName/7050/x']) expect(target(other), other).toEqual(NOWHERE);
  });

  test('an entry of a menu follows its url whatever its type; a bad one opens the item itself (P2.5)', () => {
    const menu = (url: string) => menuTarget(contentItem({ id: 9, contentTypeId: 4, url }), 'bs');
    expect(menu('https://primjer.example/a')).toEqual(outside('https://primjer.example/a'));
    expect(menu('contact-us')).toEqual(within('/bs/kontaktirajte-nas'));
    expect(menu('search?topic=http')).toEqual(within('/bs/search?topic=http'));
    for (const none of ['javascript:alert(1)', 'http:evil', 'nema-ovoga', ''])
      expect(menu(none), none).toEqual(within('/bs/content/9/item-9'));
  });

  test('an url that is no route is split as /{id}/{slug} and opens menu details', () => {
    for (const url of ['/7304/analize', '7304/analize', '/7304/analize/'])
      expect(target(url), url).toEqual(within('/bs/details/7304/analize'));
  });

  test('a whole address of the portal opens in the language of the reader (P2.2)', () => {
    expect(target('/bs/content/7700/poslovanje-u-2021')).toEqual(within('/bs/content/7700/poslovanje-u-2021'));
    expect(target('en/all-news?view=list#top')).toEqual(within('/bs/sve-novosti?view=list#top'));
    expect(target('/bs/nema-ovoga')).toEqual(NOWHERE);
    expect(target('/bs/content/../x')).toEqual(NOWHERE);
  });

  test.each([
    ['content/7286/javni-oglasi', '/bs/content/7286/javni-oglasi'],
    ['/details/7304/analize?x=1#dio', '/bs/details/7304/analize?x=1#dio'],
    ['news-content/7050', '/bs/novost-sadrzaj/7050'],
    ['novost-sadrzaj/7050/null', '/bs/news-content/7050/null'],
    ['profil-pravnih-lica/10048', '/bs/profil-pravnih-lica/10048'],
    ['bs/7304/analize', '/bs/details/7304/analize'],
    ['/', '/bs'],
  ])('the path %s below the language opens as in a body (readings P2.7–2.12)', (url, to) => {
    expect(target(url)).toEqual(within(to));
    expect(menuTarget(contentItem({ id: 9, contentTypeId: 8, url }), 'bs')).toEqual(within(to));
  });

  test('a screen of one item, named without an id, shows the item itself; the profile of no entity is none', () => {
    expect(target('contentNew')).toEqual(within('/bs/content/9/item-9'));
    expect(target('menuDetailsNew')).toEqual(within('/bs/details/9/item-9'));
    expect(target('newsContent')).toEqual(within('/bs/novost-sadrzaj/9'));
    expect(target('legalEntityProfile')).toEqual(NOWHERE);
    expect(target('legalEntityProfile', 10)).toEqual(within('/bs/details/9/item-9'));
  });

  test('the name of an item or a section opens its page (P2.2); a link has none, nor has an item its own name', () => {
    const tree = buildTree([
      contentItem({ id: 1, slug: 'analize' }),
      contentItem({ id: 2, slug: 'Češća-pitanja' }),
      contentItem({ id: 3, contentTypeId: LINK, slug: 'samo-link' }),
    ]);
    const named = (url: string, given = {}) =>
      itemTarget(contentItem({ id: 9, contentTypeId: LINK, url, ...given }), 'bs', tree);
    for (const name of ['analize', 'analyses', 'javni-oglasi', 'stara-devizna-stednja-zakon'])
      expect(named(`/${name}`), name).toEqual(within(`/bs/${name}`));
    expect(named('bs/češća-pitanja?x=1')).toEqual(within('/bs/%C4%8De%C5%A1%C4%87a-pitanja?x=1'));
    for (const none of ['karijera', 'samo-link', 'nema-ovoga']) expect(named(none), none).toEqual(NOWHERE);
    expect(named('analize', { contentTypeId: 10, slug: 'analize' })).toEqual(within('/bs/details/9/analize'));
  });

  test.each(['/abc/x', '/1', '//', '/1/2/3', '/1e3/x', '/12345678901/x', '/all-news/0', '/all-news/12345678901'])(
    '%s leads nowhere (A29)',
    (url) => {
      expect(target(url)).toEqual(NOWHERE);
    },
  );

  test.each([
    'bs?\u0000',
    'bs/sve-novosti#\u0007',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'java\tscript:alert(1)',
    'httpfoo',
    'http://',
    'http://[::1',
    'http:evil',
    '//host/x',
    '//bs/content/7/x',
    String.raw`/bs/content/7/x\y`,
    String.raw`/\host`,
    String.raw`\\host`,
  ])('%s never becomes a link (A25, A27, A28)', (url) => {
    expect(target(url)).toEqual(NOWHERE);
  });

  test('news open as news, documents as content, menus as menu details', () => {
    expect(target('', 3)).toEqual(within('/bs/novost-sadrzaj/9'));
    expect(target('https://primjer.example/a.pdf', 4)).toEqual(within('/bs/content/9/item-9'));
    expect(target('', 8)).toEqual(within('/bs/details/9/item-9'));
    // A menu item with an unusable url opens itself; an item without a slug still has an address.
    expect(target('nema-ovoga', 8)).toEqual(within('/bs/details/9/item-9'));
    expect(itemTarget(contentItem({ id: 9, contentTypeId: 4, slug: '' }), 'bs')).toMatchObject({
      to: '/bs/content/9/-',
    });
  });
});

test('a document opens its file, also by a relative address on the host of the main api (P3), without a good one its own page (P2.13)', () => {
  const document = (url: string) => documentTarget(contentItem({ id: 9, contentTypeId: 4, url }), 'bs');
  expect(document('https://primjer.example/a.pdf')).toEqual(outside('https://primjer.example/a.pdf'));
  expect(document('/files/a.pdf')).toEqual(outside('http://127.0.0.1:5101/files/a.pdf'));
  expect(document('dokumenti/odluka.jpg')).toEqual(outside('http://127.0.0.1:5101/api/dokumenti/odluka.jpg'));
  expect(document('/Files/Download/81?v=2')).toEqual(outside('http://127.0.0.1:5101/Files/Download/81?v=2'));
  for (const screen of ['content/7/x', '/bs/nema-ovoga', '7304/analize', 'nema-ovoga'])
    expect(document(screen), screen).toEqual(within('/bs/content/9/item-9'));
  for (const none of ['', 'javascript:alert(1)', '//host/a.pdf', String.raw`/\host/a.pdf`, 'contact-us', 'a.pdf/'])
    expect(document(none), none).toEqual(within('/bs/content/9/item-9'));
});

test.each([
  ['www.fbihvlada.gov.ba', 'https://www.fbihvlada.gov.ba/'],
  ['//www.fbihvlada.gov.ba/x', 'https://www.fbihvlada.gov.ba/x'],
  ['fbihvlada.gov.ba/zakon.pdf', 'https://fbihvlada.gov.ba/zakon.pdf'],
  ['info@agencija.ba', 'mailto:info@agencija.ba'],
  ['mailto: info@agencija.ba', 'mailto:info@agencija.ba'],
  ['\u200Bhttps://www.cbbh.ba', 'https://www.cbbh.ba/'],
  ['obrasci/obrazac.xlsx', 'http://127.0.0.1:5101/api/obrasci/obrazac.xlsx'],
  ['/files/a.pdf', 'http://127.0.0.1:5101/files/a.pdf'],
])('an item with the url %j leads to %s', (url, leadsTo) => {
  expect(target(url)).toEqual(outside(leadsTo));
  expect(menuTarget(contentItem({ id: 9, contentTypeId: 8, url }), 'bs')).toEqual(outside(leadsTo));
});

test('a relative picture is a file for a link, and the own picture of a menu item', () => {
  expect(target('/slike/velika.jpg')).toEqual(outside('http://127.0.0.1:5101/slike/velika.jpg'));
  expect(target('/slike/velika.jpg', 10)).toEqual(within('/bs/details/9/item-9'));
});

test('a route named with invisible characters is that route', () => {
  expect(target('\u200B sve-novosti\u00A0')).toEqual(within('/bs/sve-novosti'));
});

describe('the breadcrumb rule', () => {
  const tree = buildTree([
    contentItem({ id: 1, contentTypeId: 8 }),
    contentItem({ id: 2, contentTypeId: 10, parentId: 1 }),
    contentItem({ id: 3, contentTypeId: 4, parentId: 2 }),
    contentItem({ id: 4, contentTypeId: 11 }),
    contentItem({ id: 5, contentTypeId: 7, parentId: 4 }),
    contentItem({ id: 6, contentTypeId: 3 }),
    contentItem({ id: 7, contentTypeId: 1 }),
  ]);
  test.each([
    ['content pages (P2.9, reading B)', 'content', [1, 3, 4, 5]],
    ['register screens (P2.9, reading D)', 'register', [1, 2, 4, 5]],
  ] as const)('of %s', (_, kind, ofMenu) => {
    const items = [...tree.byId.values()].filter((item) => breadcrumbRoute(tree, item, kind) === 'menuDetails');
    expect(items.map(({ id }) => id)).toEqual(ofMenu);
  });
});
