import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import type { ProfileBase } from './entity-profile.params.ts';

/** There is no such entity (faults A43): no results, and the way back to the search. */
export function ProfileMissing({ base }: { base: ProfileBase }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const lang = useLang();
  return (
    <>
      <PageHead title={t(base === 'publicEntitySearch' ? 'legalEntityProfilePublic' : 'legalEntityProfile')} />
      <EmptyState title={t('ui:noResults')} actions={<ButtonLink to={href(base, lang)}>{t('toSearch')}</ButtonLink>}>
        <p>{t('missing')}</p>
      </EmptyState>
    </>
  );
}
