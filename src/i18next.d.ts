import type * as resources from './every-text.ts';

/** Restricts `t` to the keys of these texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    returnNull: false;
    resources: typeof resources;
  }
}
