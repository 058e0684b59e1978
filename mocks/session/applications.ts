import { IDENTITY_APPLICATION_ID, PORTAL_APPLICATION_ID } from '#shared/config/settings.ts';
import type { Bases } from '../bases.ts';
import type { AgencyLanguage } from '../call.ts';

/** Applications of the agency: names in each language, and the identity application's picture for each. */
export const APPLICATIONS = [
  { id: IDENTITY_APPLICATION_ID, icon: 'identity', bs: 'Moj profil', hr: 'Moj profil', en: 'My profile' },
  { id: PORTAL_APPLICATION_ID, icon: 'portal', bs: 'Javni portal', hr: 'Javni portal', en: 'Public portal' },
  { id: 1011, icon: 'products', bs: 'Portal proizvoda', hr: 'Portal proizvoda', en: 'Products portal' },
  {
    id: 1016,
    icon: 'nfis',
    bs: 'Novi finansijsko-informacioni sistem',
    hr: 'Novi financijsko-informacijski sustav',
    en: 'New financial information system',
  },
  { id: 1031, icon: 'archive', bs: 'Arhivski centar', hr: 'Arhivski centar', en: 'Archive centre' },
] as const;

/** The `resultList` of GET UserApplications (P3, P7): the address of each application and its icon. */
export function applicationsFor(language: AgencyLanguage, at: Bases) {
  return APPLICATIONS.map((application) => ({
    applicationId: application.id,
    name: application[language],
    redirectUrl:
      application.id === IDENTITY_APPLICATION_ID
        ? `${at.identityApp}/profile`
        : `${at.identityApp}/applications/${application.icon}`,
    resourceUrl: `${at.identityApp}/icons/${application.icon}.svg`,
  }));
}
