import { createContext } from 'react';
import type { SearchArgs } from '../search/entity-filters.ts';

/** The search whose results are shown: its call, and the query of its address without the page; both null for none. */
export const ShownSearch = createContext<{ args: SearchArgs | null; query: string }>({ args: null, query: '' });
