import type { Page } from '@playwright/test';

type Checked = { requestedAt?: string | null; latest: { at: string } | null };

/** Makes the last check of every item of a stored list old, so that the agency is called again. */
export function checkedLongAgo(page: Page, list: 'named-searches' | 'watch-list'): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const longAgo = '2026-01-01T10:00:00.000Z';
        const open = indexedDB.open('portal');
        open.addEventListener('success', () => {
          const change = open.result.transaction('kept', 'readwrite');
          const store = change.objectStore('kept');
          change.addEventListener('complete', () => resolve());
          const read: IDBRequest<Checked[]> = store.get(name);
          read.addEventListener('success', () => {
            for (const item of read.result) {
              if ('requestedAt' in item) item.requestedAt = longAgo;
              if (item.latest) item.latest.at = longAgo;
            }
            store.put(read.result, name);
          });
        });
      }),
    list,
  );
}
