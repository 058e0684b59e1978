import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageReady } from '#shared/api/page-ready.ts';
import type { ExtractSheetProps } from './ExtractSheet.tsx';

/**
 * Renders the printed extract for as long as the page is being printed, however the print was begun. Its file comes when the page is
 * ready; without it the page prints as it is on the screen. Place it before the profile, which it then replaces on paper.
 */
export function ExtractOnPaper(props: Omit<ExtractSheetProps, 'printedAt'>) {
  const isReady = usePageReady();
  const [Sheet, setSheet] = useState<ComponentType<ExtractSheetProps> | null>(null);
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isReady) return;
    import('./extract-parts.ts').then(
      ({ ExtractSheet }) => setSheet(() => ExtractSheet),
      () => undefined,
    );
  }, [isReady]);
  useEffect(() => {
    // The browser copies the page as soon as its listeners have returned.
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return Sheet && printedAt ? <Sheet {...props} printedAt={printedAt} /> : null;
}
