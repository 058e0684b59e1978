/** The page for every address without a route (P2.2; faults D02); it is not in the table of routes. */
export const notFoundPage = () => import('./NotFoundPage.tsx');
