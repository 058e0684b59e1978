import type { ComponentType } from 'react';
import { PAGES, type PageName } from './pages.ts';

/** Every page of the features by its path, each loaded on its own. */
const MODULES = import.meta.glob<{ default: ComponentType }>('../features/**/*Page.tsx');

/**
 * Loads the module of a page.
 *
 * @throws Error when it cannot be loaded, or when the table of pages names a module that does not exist.
 */
export async function loadPage(name: PageName): Promise<{ default: ComponentType }> {
  const { page } = PAGES[name];
  const load = MODULES[`../features/${page}.tsx`];
  if (!load) throw new Error(`The page '${name}' has no module 'src/features/${page}.tsx'.`);
  return load();
}

/** Loads the dialog for compliments and complaints (P2.17); it has no route: a parameter in the address of any page opens it. */
export const loadFeedbackDialog = () =>
  import('#features/portal/feedback/FeedbackDialog.tsx').then((file) => file.FeedbackDialog);
