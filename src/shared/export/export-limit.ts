import { createContext } from 'react';
import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';

/** Most rows of one exported file: whole pages of results, at most `EXPORT_ROW_CAP`. */
export const ExportLimit = createContext<number>(EXPORT_ROW_CAP);
