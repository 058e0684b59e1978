import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { IndicatorFigures } from '#domain/indicators/IndicatorFigures.tsx';
import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import type { Register } from '#domain/indicators/register.ts';
import { type RequestedSelection, YearAndReportPicker } from '#domain/indicators/YearAndReportPicker.tsx';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { useEntityOfJib } from '#domain/legal-entity/entity-requests.ts';
import { useLegalEntityQuery } from '#domain/legal-entity/legal-entity.api.ts';
import { selectIsUserAuthenticated } from '#domain/session/session.slice.ts';
import { registersAccess } from '#shared/config/env.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';

/**
 * The figures that the agency published about the legal entity of the reports, for the reader's own comparison: nothing joins them
 * to cells. Shown to those who may see profiles (R2.1); others read that signing in would show them.
 */
export function PublishedFigures({ jib }: { jib: string }) {
  const { t } = useTranslation('last-year');
  const isSignedIn = useSelector(selectIsUserAuthenticated);
  if (!isSignedIn && registersAccess === 'sign-in') return <p>{t('published.signIn')}</p>;
  return <EntityOfJib jib={jib} />;
}

function EntityOfJib({ jib }: { jib: string }) {
  const { t } = useTranslation('last-year');
  const found = useEntityOfJib(jib);
  return (
    <Loaded of={found} skeleton={<RowsSkeleton rows={3} />} isEmpty={() => false}>
      {({ entity }) => (entity ? <PublishedProfile id={entity.id} /> : <p>{t('published.unknown')}</p>)}
    </Loaded>
  );
}

function PublishedProfile({ id }: { id: number }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const entity = useLegalEntityQuery({ id, lang });
  return (
    <Loaded of={entity} skeleton={<RowsSkeleton rows={3} />} isEmpty={() => false}>
      {(profile) => {
        if (!profile) return <p>{t('published.unknown')}</p>;
        const { register, isMicro, isVisibleEntity } = profile;
        return (
          <div className="stack">
            {isVisibleEntity && register ? (
              <PublishedCards {...{ id, register, isMicro }} />
            ) : (
              <p>{t('published.none')}</p>
            )}
            <p className="no-print">
              <ButtonLink size="small" to={profileHref(profile, lang)} iconAfter={ArrowRight}>
                {t('published.profile')}
              </ButtonLink>
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}

function PublishedCards({ id, register, isMicro }: { id: number; register: Register; isMicro: boolean }) {
  const { t } = useTranslation(['last-year', 'indicators']);
  const lang = useLang();
  const records = useIndicatorsQuery({ legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang });
  const { cards } = INDICATOR_ROWS[register];
  const [name, setName] = useState(cards[0]?.name);
  const [requested, onRequest] = useState<RequestedSelection>({});
  const card = cards.find((each) => each.name === name);
  if (!card) return null;
  return (
    <Loaded of={records} skeleton={<RowsSkeleton rows={6} />} empty={<p>{t('published.none')}</p>}>
      {(list) => (
        <div className="stack-3">
          {cards.length > 1 ? (
            <NavTabs
              label={t('published.cards')}
              items={cards.map((each) => ({
                key: each.name,
                label: t(`indicators:cards.${each.name}`),
                current: each.name === name,
                onSelect: () => setName(each.name),
              }))}
            />
          ) : null}
          <YearAndReportPicker records={list} {...{ requested, onRequest }} />
          <IndicatorFigures card={card} isMicro={isMicro} records={list} {...{ requested, onRequest }} />
        </div>
      )}
    </Loaded>
  );
}
