/** The barcode font of the printed report and its licence, served with the portal (R2.8). */
export const BARCODE_FONT = {
  file: `${import.meta.env.BASE_URL}fonts/barcode/LibreBarcode128-Regular.ttf`,
  licence: `${import.meta.env.BASE_URL}fonts/barcode/OFL.txt`,
} as const;
