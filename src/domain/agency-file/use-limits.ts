import { EXPORT_ROW_CAP, LISTS, MOST_COMPARED, MOST_WATCHED } from '#shared/config/settings.ts';
import { useAgencyFile } from './agency-file.api.ts';

/** The limits of lists and files: the agency's, where its file has some, never above those of the portal. */
export function useLimits(): { exportRows: number; watched: number; compared: number } {
  const { exportRows = EXPORT_ROW_CAP, watched = MOST_WATCHED, compared = MOST_COMPARED } = useAgencyFile().limits;
  return { exportRows: wholePages(exportRows), watched, compared };
}

/** Files are gathered page by page. */
const wholePages = (rows: number) => Math.max(1, Math.floor(rows / LISTS.registerPage)) * LISTS.registerPage;
