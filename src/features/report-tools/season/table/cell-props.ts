import type { DeskItem } from '../desk/next-step.ts';

/** What the cells of the desk can do, and what they need beside their row. */
export type DeskActions = {
  /** Accounting period. */
  period: number;
  /** Address of the sign-in page, which leads back here. */
  signIn: string;
  /** Offers to make a client of a jib; `name` is the register's, '' if unknown. */
  onAdd: (start: { jib: string; name: string }) => void;
  /** Requests the register again. */
  onRetry: (jib: string) => void;
};

/** Properties of a cell. */
export type CellProps = DeskActions & { item: DeskItem };

/** How a row is called where only its text is: by its name, else by its jib. */
export const itemName = ({ client, jib }: Pick<DeskItem, 'client' | 'jib'>): string => client?.name ?? jib;
