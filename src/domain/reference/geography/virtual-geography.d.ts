/** What scripts/build/geography.ts makes of the borders; use it through geography.ts. */
declare module 'virtual:geography' {
  export const VIEW_BOX: { width: number; height: number };
  export const CANTONS: {
    id: number;
    shortLabel: string;
    path: string;
    label: { x: number; y: number };
    area: number;
  }[];
  export const FEDERATION: string;
  export const CONTEXT: string[];
}
