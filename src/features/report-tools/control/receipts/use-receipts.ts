import { useEffect, useState } from 'react';
import type { Receipt } from '../report/receipt.ts';
import { onReceiptsChanged, readReceipts } from './receipts-store.ts';

/** The receipts kept on this computer, newest first; null until they are read. */
export function useReceipts(): readonly Receipt[] | null {
  const [receipts, setReceipts] = useState<readonly Receipt[] | null>(null);
  useEffect(() => {
    let removed = false;
    const read = () => void readReceipts().then((stored) => !removed && setReceipts(stored));
    read();
    const stop = onReceiptsChanged(read);
    return () => {
      removed = true;
      stop();
    };
  }, []);
  return receipts;
}
