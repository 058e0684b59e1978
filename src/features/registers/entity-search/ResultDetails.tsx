import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanations } from '#domain/indicators/Explanations.tsx';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { IndicatorFigures } from '#domain/indicators/IndicatorFigures.tsx';
import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import type { Register } from '#domain/indicators/register.ts';
import { YearAndReportPicker, type RequestedSelection } from '#domain/indicators/YearAndReportPicker.tsx';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { DrawnValue } from '#domain/legal-entity/DrawnValue.tsx';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import type { EntityResult } from './entity-search.api.ts';
import type { SearchRegister } from './entity-search.params.ts';

export type ResultDetailsProps = { entity: EntityResult; register: SearchRegister };

/** Content of an expanded card (R2.3): further fields, the register's indicators (not in the red portal), and links. */
export function ResultDetails({ entity, register }: ResultDetailsProps) {
  const { t } = useTranslation(['entity-search', 'legal-entity']);
  const lang = useLang();
  const { id, jib, isPublicEntity, letterOfActivity, activityCodeDescription } = entity;
  const name = nameOfEntity(entity);
  const description = [letterOfActivity, activityCodeDescription].filter(Boolean).join(' – ');
  const text = (value: string) => <bdi key="text">{value || MISSING}</bdi>;
  return (
    <>
      <DefinitionList
        narrow
        items={[
          [t('longName'), text(entity.longName)],
          [t('taxpayerType'), text(entity.legalEntityType)],
          [t('address'), entity.address ? <DrawnValue key="address" text={entity.address} /> : MISSING],
          [t('activityCode'), text(entity.activityCode)],
          [t('activity.label'), text(description)],
        ]}
      />
      {register === 'redPortal' ? null : <EntitySummary id={id} register={register} />}
      <div className="button-row no-print">
        <ButtonLink to={profileHref(entity, lang)} iconAfter={ArrowRight}>
          {t('legal-entity:search.openProfile')}
        </ButtonLink>
        <CompareButton entity={{ id, name }} />
        <WatchButton entity={{ id, jib, name, isPublicEntity }} />
        {jib ? <CopyButton text={jib} label={t('copyJib')} /> : null}
      </div>
    </>
  );
}

/**
 * The indicators of an expanded card on the register page (R2.3): loads the entity's records with the card's search type and
 * shows the register's summary lines. Mount it only in an open card, and not for the red portal.
 */
function EntitySummary({ id, register }: { id: number; register: Register }) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const records = useIndicatorsQuery({ legalEntityId: id, searchType: SEARCH_TYPE.cardIndicators, lang });
  const { summary } = INDICATOR_ROWS[register];
  const [requested, onRequest] = useState<RequestedSelection>({});
  const selecting = { requested, onRequest };
  return (
    <section aria-label={t('title')}>
      <Loaded of={records} skeleton={<RowsSkeleton rows={6} />} isEmpty={() => false}>
        {(list) => (
          <>
            <div className="stack-3">
              <YearAndReportPicker records={list} {...selecting} />
              <IndicatorFigures card={summary} isMicro={false} records={list} {...selecting} />
            </div>
            <Explanations cards={[summary]} />
          </>
        )}
      </Loaded>
    </section>
  );
}
