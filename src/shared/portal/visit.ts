/** What a portal remembers until it is closed or reloaded. */
export type Visit = {
  /** Heights of rendered blocks, in px by name, so that going back restores the scroll position. */
  blockHeights: Map<string, number>;
  /** Names of routes that were opened, of those that ask for it. */
  openedPages: Set<string>;
  /** How many mounted screens wait for a call, by endpoint and arguments. */
  waitingScreens: Map<string, number>;
  /** The captcha's script, once it is requested. */
  captchaScript: Promise<object> | null;
  /** By how much the clock of the portal's host is ahead of the visitor's, in milliseconds; 0 while it is not known. */
  hostAhead: number;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    visit: Visit;
  }
}

/** What a portal remembers when it starts: nothing, because a reload ends the visit. */
export const createVisit = (): Visit => ({
  blockHeights: new Map(),
  openedPages: new Set(),
  waitingScreens: new Map(),
  captchaScript: null,
  hostAhead: 0,
});
