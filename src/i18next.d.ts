import type * as resources from './every-text.ts';

/** `t` takes the keys of these texts and no other. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    returnNull: false;
    resources: typeof resources;
  }
}
