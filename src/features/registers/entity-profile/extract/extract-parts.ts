// What a print of the profile needs, in one file that comes when the page is ready.
export { ExtractDialog } from './ExtractDialog.tsx';
export { ExtractOnPaper } from './ExtractSheet.tsx';
