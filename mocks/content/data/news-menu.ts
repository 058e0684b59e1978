import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { link, page, route, slugs, subMenu, texts, titles, type Authored } from '../authored.ts';
import { infographics } from './infographics.ts';
import { news2025 } from './news-2025.ts';
import { newsAutumn2026 } from './news-autumn-2026.ts';
import { newsSpring2026 } from './news-spring-2026.ts';
import { publicationsMenu } from './publications.ts';

/** Parent of the news (P2.1: the news route carries its id). */
export const NEWS_PARENT_ID = 7050;

/** Header menu 'Novosti' with the parents of news, infographics and publications. */
export const newsMenu: Authored = {
  id: 7005,
  type: CONTENT_TYPE.rootHeaderMenu,
  slug: slugs('novosti', 'news'),
  text: texts(
    ['Novosti', 'Novosti, infografike, publikacije i analize.'],
    ['Novosti', 'Novosti, infografike, publikacije i analize.'],
    ['News', 'News, infographics, publications and analyses.'],
  ),
  children: [
    subMenu(
      NEWS_PARENT_ID,
      texts(
        ['Sve novosti', 'Obavještenja o rokovima, propisima i uslugama Agencije.'],
        ['Sve novosti', 'Obavijesti o rokovima, propisima i uslugama Agencije.'],
        ['All news', 'Notices of deadlines, regulations and services of the Agency.'],
      ),
      {
        url: route('sve-novosti', 'all-news'),
        slug: slugs('sve-novosti', 'all-news'),
        children: [...newsAutumn2026, ...newsSpring2026, ...news2025],
      },
    ),
    subMenu(
      7051,
      texts(
        ['Infografike', 'Podaci iz izvještaja u slici, s tabelama za preuzimanje.'],
        ['Infografike', 'Podaci iz izvješća u slici, s tablicama za preuzimanje.'],
        ['Infographics', 'Data from the reports in pictures, with tables to download.'],
      ),
      {
        url: route('sve-infografike', 'all-infographics'),
        slug: { bs: 'infographics-content', hr: 'infographics-content', en: 'infographics-content' },
        tags: [1069],
        children: infographics,
      },
    ),
    publicationsMenu,
    link(7053, page('/7304/analize', '/7304/analize', '/7304/analyses'), titles('Analize', 'Analize', 'Analyses')),
    link(
      7054,
      page('/7307/izdvojeno', '/7307/izdvojeno', '/7307/highlighted'),
      titles('Izdvojeno', 'Izdvojeno', 'Highlighted'),
    ),
  ],
};
