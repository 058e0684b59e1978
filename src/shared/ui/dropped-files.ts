/** The files of a drop; folders, texts and links among what was dropped are left out (faults F12). */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] {
  if (!items?.length) return [...(files ?? [])];
  return [...items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}
