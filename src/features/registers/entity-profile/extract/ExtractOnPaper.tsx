import { usePrinting } from '#shared/ui/use-printing.ts';
import { ExtractSheet, type ExtractSheetProps } from './ExtractSheet.tsx';

/** Renders the printed extract for as long as the page is being printed, however the print was begun. */
export function ExtractOnPaper(props: ExtractSheetProps) {
  return usePrinting() ? <ExtractSheet {...props} /> : null;
}
