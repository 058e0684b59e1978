/** What the register of accounts of natural persons holds (P2.16, P9). */
export const NATURAL_PERSONS_REGISTER = { accounts: 2_337_416, banks: 17 } as const;
