import { useEffect } from 'react';

/** The files of a drop, without folders, texts and links (faults F12). */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] {
  if (!items?.length) return [...(files ?? [])];
  return [...items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}

/** Ignores files dropped outside a drop area: the browser would open them, and everything selected or typed be lost. */
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
