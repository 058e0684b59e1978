import { env } from '#shared/config/env.ts';

/** Address of a file on the agency's documents base; null when the installation has none (.env.example). */
export function documentAddress(file: string, base: string | undefined = env.VITE_DOCUMENTS_URL): string | null {
  return base ? `${base.replace(/\/+$/, '')}/${encodeURIComponent(file)}` : null;
}

/** The barcode font of the printed report and its licence, served with the portal. */
export const BARCODE_FONT = {
  file: `${import.meta.env.BASE_URL}fonts/barcode/LibreBarcode128-Regular.ttf`,
  licence: `${import.meta.env.BASE_URL}fonts/barcode/OFL.txt`,
} as const;
