import type { Authored } from '../authored.ts';
import { aboutMenu } from './about-menu.ts';
import { footerMenus } from './footer-menus.ts';
import { highlightedServices } from './highlighted-services.ts';
import { mainMenus } from './main-menus.ts';
import { newsMenu } from './news-menu.ts';
import { productsMenu } from './products-menu.ts';
import { registersMenu } from './registers-menu.ts';
import { regulationsMenu } from './regulations-menu.ts';
import { reportToolsMenu } from './report-tools-menu.ts';

/** Root items of the content tree, in groups: header, main and secondary menu, highlighted services, footer. */
export const ROOTS: readonly (readonly Authored[])[] = [
  [registersMenu, reportToolsMenu, productsMenu, regulationsMenu, newsMenu, aboutMenu],
  mainMenus,
  highlightedServices,
  footerMenus,
];
