import { useMemo } from 'react';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { useItemsInTime } from '#shared/ui/use-items-in-time.ts';
import type { Fingerprint } from '../report/fingerprint.ts';
import { isSameName, withoutPrefix } from '../report/kind-rules.ts';
import { fileIndexes } from '../report/read-results.ts';

/** A checked report as it is about to be sent. */
export type CheckedFile = Fingerprint & { name: string };

/** An earlier submission of the same bytes. */
export type SentBefore = {
  name: string;
  /** The name then, if that was another one. */
  earlierName: string | null;
  receipt: Receipt;
  /** False if the agency does not save the report because of its errors (R4.7); says nothing about an unknown outcome. */
  wasTaken: boolean;
};

/** The earlier submissions of the same bytes, the last one first; a file without a fingerprint has none. */
export function sentBefore(files: readonly CheckedFile[], receipts: readonly Receipt[]): SentBefore[] {
  return receipts.flatMap((receipt) => {
    const { reports } = receipt;
    // The agency may have named the reports in its own way (R3.10).
    const fileAt = fileIndexes(reports, receipt.files, reports.length === receipt.files.length);
    return files.flatMap(({ name, size, sha256 }) => {
      const same = receipt.files.find((file) => sha256 !== null && file.sha256 === sha256 && file.size === size);
      if (!same) return [];
      const earlier = withoutPrefix(same.name);
      return {
        name,
        earlierName: isSameName(earlier, withoutPrefix(name)) ? null : earlier,
        receipt,
        wasTaken: reports.every(({ taken }, at) => taken || receipt.files[fileAt.get(at) ?? -1] !== same),
      };
    });
  });
}

/** Whether the person was asked about every earlier submission of the same bytes; `asked` are the keys of receipts. */
export function wasAsked(
  files: readonly CheckedFile[],
  receipts: readonly Receipt[],
  asked: readonly string[],
): boolean {
  return sentBefore(files, receipts).every(({ receipt }) => asked.includes(receipt.key));
}

/** The earlier submissions of the same bytes that this computer has receipts of; null until they are read in time. */
export function useSentBefore(files: readonly CheckedFile[]): readonly SentBefore[] | null {
  const receipts = useItemsInTime(receiptList);
  return useMemo(() => receipts && sentBefore(files, receipts), [files, receipts]);
}
