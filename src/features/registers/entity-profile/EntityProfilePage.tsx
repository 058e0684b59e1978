import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { profileHref, readEntityId } from '#domain/legal-entity/entity-id.ts';
import { useLegalEntityQuery } from '#domain/legal-entity/legal-entity.api.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { useSearchingFlag } from '#domain/legal-entity/search/searching.slice.ts';
import { usePageReady } from '#shared/api/page-ready.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href, routeNameOf } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { RowsSkeleton, Skeleton } from '#shared/ui/Skeleton.tsx';
import { EntityProfile } from './EntityProfile.tsx';
import styles from './EntityProfile.module.css';

/** The profile of a legal entity, or of a public enterprise with its own base and label (R2.2, R2.4). */
export default function EntityProfilePage() {
  const id = readEntityId(useParams()['id']);
  const route = routeNameOf(useLocation().pathname);
  const base = route === 'publicEntityProfile' ? 'publicEntitySearch' : 'entitySearch';
  useSearchingFlag();
  return id === null ? <NotFound /> : <LoadedProfile key={`${base}/${id}`} id={id} base={base} />;
}

/** `base` is the search the profile belongs to; it determines breadcrumb base and label (R2.2). */
function LoadedProfile({ id, base }: { id: number; base: 'entitySearch' | 'publicEntitySearch' }) {
  const { t } = useTranslation(['entity-profile', 'ui', 'layout']);
  const lang = useLang();
  const profile = useLegalEntityQuery({ id, lang });
  const { fulfilledTimeStamp: loadedAt } = profile;
  const label = base === 'publicEntitySearch' ? t('legalEntityProfilePublic') : t('legalEntityProfile');
  const entity = profile.currentData ?? profile.data;
  const { search, hash } = useLocation();
  // Links may use either route: `isPublicEntity` decides, if the answer has it (R6).
  const isPublicRoute = base === 'publicEntitySearch';
  const isOtherRoute = isPublicRoute ? entity?.isRegularEntity : entity?.isPublicEntity;
  useStoredVisit(entity, !isOtherRoute);
  // There is no such entity (faults A43): 'no results' and a link back to the search.
  const isRemoved =
    !profile.isFetching &&
    (profile.currentData === null || (isApiError(profile.error) && profile.error.status === 404));
  // The extract has the name as heading; without it the page still needs a heading (faults I05).
  const hasFailed = profile.error !== undefined && profile.currentData === undefined;
  if (isOtherRoute) {
    const pathname = profileHref({ id, isPublicEntity: !isPublicRoute }, lang);
    return <Navigate replace to={{ pathname, search, hash }} />;
  }
  return (
    <>
      <PageMeta title={entity?.shortName || entity?.longName || label} description={label} />
      <div className={`wrap ${styles.page}`}>
        <ContentTrail base={base} page={label} trail="register" />
        <p className={`small muted no-print ${styles.intro}`}>{t('intro')}</p>
        {hasFailed || isRemoved ? <PageHead title={label} /> : null}
        {isRemoved ? (
          <EmptyState
            title={t('ui:noResults')}
            actions={<ButtonLink to={href(base, lang)}>{t(`layout:screens.${base}`)}</ButtonLink>}
          >
            <p>{t('missing')}</p>
          </EmptyState>
        ) : (
          <Loaded of={profile} skeleton={<ProfileSkeleton />} errorTitle={t('failed')} inSlices>
            {(shown) =>
              shown && <EntityProfile entity={shown} loadedAt={loadedAt === undefined ? null : new Date(loadedAt)} />
            }
          </Loaded>
        )}
      </div>
      <CompareTray />
    </>
  );
}

/** Stores the visit of a profile, once its route is the final one; the list is fetched when the page is ready. */
function useStoredVisit(entity: LegalEntity | null | undefined, isFinal: boolean): void {
  const { storage } = usePortal();
  const { id, jib = '', isPublicEntity = false } = entity ?? {};
  const name = entity && nameOfEntity(entity);
  const isReady = usePageReady();
  useEffect(() => {
    if (id === undefined || !name || !isFinal || !isReady) return;
    import('#domain/legal-entity/named-searches/recent-entities.ts').then(
      ({ storeVisit }) => void storeVisit(storage, { id, jib, name, isPublicEntity }),
      // Without the file the visit is not stored, and the profile is shown all the same.
      () => undefined,
    );
  }, [storage, id, jib, name, isPublicEntity, isFinal, isReady]);
}

function ProfileSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['skeleton-head']}>
        <Skeleton width="30%" height="0.9em" />
        <Skeleton width="80%" height="2em" />
        <Skeleton width="55%" height="2em" />
        <Skeleton width="40%" height="1.2em" />
      </div>
      <div className={styles.columns}>
        <RowsSkeleton rows={5} />
        <RowsSkeleton rows={5} />
      </div>
    </div>
  );
}
