import type { DemoUserKey } from '../../mocks/session/users.ts';

export type MeasuredPage = {
  name: string;
  address: string;
  /** Selector of something that appears with the page's own data (`observePage`). */
  data: string;
  user?: DemoUserKey;
};

/** Pages that anyone may open, where the registers are public. */
export const PUBLIC_PAGES: readonly MeasuredPage[] = [
  { name: 'Home', address: '/bs', data: '.head-nav li' },
  { name: 'Content search', address: '/bs/search?topic=izvje%C5%A1taj', data: 'main ol > li h3' },
  { name: 'Register search', address: '/bs/profil-pravnih-lica', data: 'main li button[aria-expanded]' },
  { name: 'Profile', address: '/bs/profil-pravnih-lica/10048', data: 'main td' },
  // It has no data of its own; it is ready when a file can be selected.
  { name: 'Report control', address: '/bs/kontrola-finansijskih-izvjestaja', data: 'main input[type=file]' },
  { name: 'Map', address: '/bs/interaktivna-mapa', data: 'main td' },
  { name: 'News', address: '/bs/sve-novosti', data: 'main time' },
  { name: 'Account lookup', address: '/bs/jedinstveni-registar-racuna?jib=4274074087393', data: 'main dd' },
];

/** The registers for a user who is signed in at the identity application. */
export const SIGNED_IN_PAGES: readonly MeasuredPage[] = PUBLIC_PAGES.filter(({ name }) =>
  ['Register search', 'Profile', 'Account lookup'].includes(name),
).map((page) => ({ ...page, user: 'citizen' }));

/** The bare page of the mandated libraries, also rendered by React. */
export const FLOOR: MeasuredPage = { name: 'Bare page', address: '/', data: '#floor' };
