import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { Register } from './register.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Explanations } from './Explanations.tsx';
import { IndicatorCard, type RequestedSelection } from './IndicatorCard.tsx';
import { useIndicatorsQuery } from './indicators.api.ts';
import { INDICATOR_ROWS } from './rows.ts';

/**
 * The indicators block of an expanded card on the register page (R2.3): loads the entity's records with the card's search
 * type and shows the register's summary lines. Mount it only when the card is open; not for the red portal.
 */
export function EntitySummary({ id, register }: { id: number; register: Register }) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const records = useIndicatorsQuery({ id, searchType: SEARCH_TYPE.cardIndicators, lang });
  const { summary } = INDICATOR_ROWS[register];
  const [requested, setRequested] = useState<RequestedSelection>({});
  return (
    <section aria-label={t('title')}>
      <Loaded of={records} skeleton={<RowsSkeleton rows={6} />} isEmpty={() => false}>
        {(list) => (
          <>
            <IndicatorCard
              card={summary}
              isMicro={false}
              records={list}
              requested={requested}
              onRequest={setRequested}
            />
            <Explanations rows={[...summary.from2022, ...summary.until2021]} />
          </>
        )}
      </Loaded>
    </section>
  );
}
