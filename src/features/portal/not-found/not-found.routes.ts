/** The page of every address that no route knows (P2.2; faults D02); it is no route of the table itself. */
export const notFoundPage = () => import('./NotFoundPage.tsx');
