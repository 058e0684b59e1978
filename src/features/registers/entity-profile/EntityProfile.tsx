import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useLegalEntityQuery } from '#domain/legal-entity/legal-entity.api.ts';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { useSearchingFlag } from '#domain/legal-entity/search/use-searching-flag.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import styles from './EntityProfile.module.css';
import { readEntityId } from './entity-id.ts';
import type { ProfileBase } from './entity-profile.params.ts';
import { ProfileExtract } from './ProfileExtract.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** A profile under one of its two bases (R2.2, R2.4): loads the entity of the address, says when there is none. */
export function EntityProfile({ base }: { base: ProfileBase }) {
  const { id: text } = useParams();
  const id = readEntityId(text);
  useSearchingFlag();
  return id === null ? <NotFound /> : <LoadedProfile key={id} id={id} base={base} />;
}

function LoadedProfile({ id, base }: { id: number; base: ProfileBase }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const profile = useLegalEntityQuery({ id, lang });
  const label = base === 'publicEntitySearch' ? t('legalEntityProfilePublic') : t('legalEntityProfile');
  const entity = profile.currentData ?? profile.data;
  const { search, hash } = useLocation();
  usePageMeta(entity?.shortName || entity?.longName || label, label);
  const isRemoved =
    !profile.isFetching &&
    (profile.currentData === null || (isApiError(profile.error) && profile.error.status === 404));
  // The name stands in the extract; without it the page still has a heading (faults I05).
  const hasFailed = profile.isError && !profile.isFetching && profile.currentData === undefined;
  // Links that do not know it lead here as well: `isPublicEntity` selects the public profile (R6).
  if (base === 'entitySearch' && entity?.isPublicEntity)
    return <Navigate replace to={{ pathname: href('publicEntityProfile', lang, { id }), search, hash }} />;
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <ContentTrail base={base} page={label} reading="D" />
        {hasFailed && !isRemoved ? <PageHead title={label} /> : null}
        {isRemoved ? (
          <ProfileMissing base={base} />
        ) : (
          <Loaded of={profile} skeleton={<ProfileSkeleton />} errorTitle={t('failed')}>
            {(match) => match && <ProfileExtract entity={match} loadedAt={new Date(profile.fulfilledTimeStamp ?? 0)} />}
          </Loaded>
        )}
      </div>
      <CompareTray />
    </>
  );
}
