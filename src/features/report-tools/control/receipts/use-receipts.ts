import { useEffect, useState } from 'react';
import type { Receipt } from './receipt.ts';
import { onReceiptsChanged, readReceipts } from './receipts-store.ts';

/** The receipts kept on this computer, newest first; null until they are read. */
export function useReceipts(): readonly Receipt[] | null {
  const [receipts, setReceipts] = useState<readonly Receipt[] | null>(null);
  useEffect(() => {
    let gone = false;
    const read = () => void readReceipts().then((kept) => !gone && setReceipts(kept));
    read();
    const stop = onReceiptsChanged(read);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return receipts;
}
