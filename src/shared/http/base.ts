/** The four API bases of P7. */
export type Base = 'main' | 'identity' | 'entities' | 'accounts';
