/** Generated from the borders by scripts/build/geography.ts; use it through geography.ts. */
declare module 'virtual:geography' {
  export const VIEW_BOX: { readonly width: number; readonly height: number };
  export const CANTONS: readonly {
    readonly id: number;
    readonly shortLabel: string;
    readonly path: string;
    readonly label: { readonly x: number; readonly y: number };
    readonly area: number;
  }[];
  export const FEDERATION: string;
  export const CONTEXT: readonly string[];
}
