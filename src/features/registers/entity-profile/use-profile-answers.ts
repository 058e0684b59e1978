import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { useProceedings } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** A legal entity and the answers that several parts of its profile show. */
export type ProfileAnswers = ReturnType<typeof useProfileAnswers>;

/** Whether a profile shows the reports of its entity (R2.4, R2.5): those of a hidden one, and without a register, are not requested. */
export const showsReports = ({ register, isVisibleEntity }: LegalEntity): boolean =>
  isVisibleEntity && register !== null;

/**
 * The submitted reports and the proceedings of an entity (R2.4, R2.5, R2.7). Requested once for all parts: one that requested by
 * itself would repeat a call that failed before the part came.
 */
export function useProfileAnswers(entity: LegalEntity) {
  const { id, jib } = entity;
  const lang = useLang();
  const reports = useIndicatorsQuery(
    { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang },
    { skip: !showsReports(entity) },
  );
  return { entity, reports, proceedings: useProceedings(jib) };
}

/** The text that says why the registry was not asked about proceedings. */
export const whyNotAsked = (jib: string) => (jib === '' ? 'proceedings.noJib' : 'proceedings.oddJib');

/** The text that says why no reports are shown (`showsReports`); that they are not public only if the answer says so. */
export function whyNoReports({ isVisibleEntity, isHiddenEntity }: LegalEntity) {
  if (isVisibleEntity) return 'noRegister';
  return isHiddenEntity ? 'timeline.reportsHidden' : 'timeline.reportsNotShown';
}

type MissingAnswer = { part: 'finances' | 'proceedings'; error: unknown; isPending: boolean; retry: () => void };

/** The answers that the profile asks for and does not have; one that has failed has an `error`, also while it is tried again. */
export function missingAnswers({ entity, reports, proceedings }: ProfileAnswers): MissingAnswer[] {
  const { error, isFetching: isPending } = reports;
  const missing: MissingAnswer[] = [];
  if (showsReports(entity) && !reports.currentData)
    missing.push({ part: 'finances', error, isPending, retry: () => void reports.refetch() });
  if (proceedings.kind === 'pending')
    missing.push({ part: 'proceedings', error: undefined, isPending: true, retry: () => {} });
  if (proceedings.kind === 'unknown' && proceedings.retry) {
    const { kind: _, retry, ...state } = proceedings;
    missing.push({ part: 'proceedings', ...state, error: state.error ?? { kind: 'contract' }, retry });
  }
  return missing;
}
