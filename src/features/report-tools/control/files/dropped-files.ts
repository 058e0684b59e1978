/** The files of a drop; folders, texts and links among what was dropped are left out (faults F12). */
export function droppedFiles(transfer: DataTransfer): File[] {
  const items = [...transfer.items];
  if (items.length === 0) return [...transfer.files];
  return items
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry?.()?.isDirectory)
    .map((item) => item.getAsFile())
    .filter((file): file is File => file !== null);
}
