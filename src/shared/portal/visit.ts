/** What a portal remembers until it is closed or reloaded. */
export type Visit = {
  /** Heights of rendered blocks, in px by name, so that going back restores the scroll position. */
  blockHeights: Map<string, number>;
  /** Names of routes that were opened, of those that ask for it. */
  openedPages: Set<string>;
  /** The captcha's script, once it is requested. */
  captchaScript: Promise<object> | null;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    visit: Visit;
  }
}

export const createVisit = (): Visit => ({ blockHeights: new Map(), openedPages: new Set(), captchaScript: null });
