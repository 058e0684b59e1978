import { DEMO_USERS, isDemoUserKey } from '../session/users.ts';

/** Line icons on a 24 px grid, one per application. */
const ICONS: Readonly<Record<string, string>> = {
  identity: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7"/>',
  portal: '<path d="M3 10 12 4l9 6M5 10v9M10 10v9M14 10v9M19 10v9M3 20h18"/>',
  products: '<path d="M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h7"/>',
  nfis: '<path d="M4 20V4M4 20h17M8 16v-5M13 16V7M18 16v-8"/>',
  archive: '<path d="M3 4h18v5H3zM5 9v11h14V9M10 13h4"/>',
};

/** The icon of an application (P2.4) as an SVG; null for an unknown name. */
export function iconSvg(name: string): string | null {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  if (icon === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#506778" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icon}</svg>`;
}

/** The portrait of a demo user: the initials on ink; null for an unknown user or one without a portrait. */
export function portraitSvg(key: string): string | null {
  if (!isDemoUserKey(key) || !DEMO_USERS[key].hasPhoto) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="#394f61"/><text x="48" y="60" font-family="system-ui, sans-serif" font-size="34" font-weight="600" fill="#fff" text-anchor="middle">${initials(DEMO_USERS[key].username)}</text></svg>`;
}

function initials(username: string): string {
  return username
    .split('.')
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
