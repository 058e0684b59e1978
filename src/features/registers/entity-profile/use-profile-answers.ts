import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { useProceedings } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** A legal entity and the answers that several parts of its profile show. */
export type ProfileAnswers = { entity: LegalEntity } & ReturnType<typeof useProfileAnswers>;

/**
 * The submitted reports (not requested without a register, or when the cards are hidden) and the proceedings of an entity (R2.4,
 * R2.5, R2.7). Requested once for all parts: one that requested by itself would repeat a call that failed before the part came.
 */
export function useProfileAnswers({ id, jib, register, isVisibleEntity }: LegalEntity) {
  const lang = useLang();
  const reports = useIndicatorsQuery(
    { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang },
    { skip: register === null || !isVisibleEntity },
  );
  return { reports, proceedings: useProceedings(jib) };
}
