import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';

/** The id of a legal entity in an address; null for anything that cannot be one, so that nothing is requested for it (faults D03). */
export function readEntityId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Address of an entity's profile: a public enterprise has a route of its own (R6). */
export const profileHref = ({ id, isPublicEntity }: { id: number; isPublicEntity: boolean }, lang: Lang): string =>
  href(isPublicEntity ? 'publicEntityProfile' : 'entityProfile', lang, { id });
