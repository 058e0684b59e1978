/** Addresses of the agency in a box: the four API bases of P7 and the identity application. */
export type Bases = {
  main: string;
  identity: string;
  entities: string;
  accounts: string;
  identityApp: string;
};

/** Five consecutive loopback ports starting with `port`, so that calls between them are really cross-origin. */
export function basesFrom(port: number): Bases {
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`;
  return {
    main: `${at(0)}/api`,
    identity: `${at(1)}/api`,
    entities: `${at(2)}/api`,
    accounts: `${at(3)}/api`,
    identityApp: at(4),
  };
}

/** The default bases; the same as in `.env.example`. */
export const DEFAULT_BASES = basesFrom(5101);

/** The client key the agency expects in the ClientId header (P7). */
export const CLIENT_ID = 'portal-demo';
