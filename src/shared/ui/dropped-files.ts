import { useEffect } from 'react';

/** The files of a drop; folders, texts and links among what was dropped are left out (faults F12). */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] {
  if (!items?.length) return [...(files ?? [])];
  return [...items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}

/** A file dropped beside its place would open instead of the page, and everything selected or typed would be lost: it is caught. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const listening = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, keepPage, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
