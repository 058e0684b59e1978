import type { CheckColumn } from '../run/list-check.ts';

/** What a row can request; the same functions for all rows, so that a row renders only when it changes. */
export type RowActions = {
  onSelect: (id: number, on: boolean) => void;
  /** Opens the dialog that corrects the row or selects an entity. */
  onResolve: (id: number) => void;
  onRetry: (id: number, column: CheckColumn) => void;
};
