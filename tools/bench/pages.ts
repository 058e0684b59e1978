/** A page that is measured. */
export type MeasuredPage = {
  name: string;
  address: string;
  /** Selector of something that appears with the page's own data. */
  data: string;
};

/** Home, register search and profile: what the budgets call a visit. */
export const VISIT: readonly MeasuredPage[] = [
  { name: 'Home', address: '/bs', data: '.head-nav li' },
  { name: 'Register search', address: '/bs/profil-pravnih-lica', data: 'main li button[aria-expanded]' },
  { name: 'Profile', address: '/bs/profil-pravnih-lica/10048', data: 'main td' },
];

/** Further pages, each opened by a browser that was never there. */
export const OTHER_PAGES: readonly MeasuredPage[] = [
  { name: 'Content search', address: '/bs/search?topic=izvje%C5%A1taj', data: 'main ol > li h3' },
  // It has no data of its own; it is ready when a file can be selected.
  { name: 'Report control', address: '/bs/kontrola-finansijskih-izvjestaja', data: 'main input[type=file]' },
  { name: 'Map', address: '/bs/interaktivna-mapa', data: 'main td' },
  { name: 'News', address: '/bs/sve-novosti', data: 'main time' },
  { name: 'Account lookup', address: '/bs/jedinstveni-registar-racuna?jib=4274074087393', data: 'main dd' },
];

/** The bare page of the mandated libraries (F). */
export const BARE_PAGE: MeasuredPage = { name: 'Bare page (F)', address: '/', data: 'h1' };
