import Quote from 'lucide-react/icons/quote';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCantonSummariesQuery } from '#domain/map/map.api.ts';
import { federationOf, type SumGap } from '#domain/map/map.model.ts';
import { CANTONS } from '#domain/reference/cantons.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { useTriesEnded } from '#shared/ui/use-tries-ended.ts';

const HeroFigures = lazyPart(async () => (await import('./HeroFigures.tsx')).HeroFigures);

/**
 * Four facts about the register from the agency's own totals (P3), a sum with how many cantons it leaves out, and the button
 * 'Use these figures'; nothing while they load, in a reserved space. If they could not be loaded it says so, and they can be
 * requested again; the message and its button stay until they arrive.
 */
export function HeroFacts() {
  const { t } = useTranslation(['home', 'ui']);
  const lang = useLang();
  const { data, error, isFetching, refetch } = useCantonSummariesQuery({ typeId: null, isPublic: false });
  const [isOpen, setOpen] = useState(false);
  const tries = useTriesEnded(isFetching);
  if (!data)
    return error ? (
      <>
        <p role="alert">
          <span key={tries}>{t('blockFailed')}</span>
        </p>
        <RetryButton
          aria-disabled={isFetching || undefined}
          aria-busy={isFetching || undefined}
          onClick={isFetching ? undefined : () => void refetch()}
        >
          {isFetching ? <Spinner /> : null}
          <span>{t('ui:tryAgain')}</span>
        </RetryButton>
      </>
    ) : null;
  const total = federationOf(data);
  if (!total.year) return null;
  const left = ({ missing, unreadable }: SumGap) => missing.length + unreadable.length;
  const facts = [
    ['entities', formatNumber(total.figures.legalEntities, lang), left(total.without.legalEntities)],
    ['employees', formatNumber(total.figures.employees, lang), left(total.without.employees)],
    ['cantons', formatNumber(CANTONS.length, lang), 0],
    ['year', t('facts.yearValue', { year: total.year }), 0],
  ] as const;
  return (
    <>
      <dl>
        {facts.map(([key, value, count]) => (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>
              <span>{value}</span> {count > 0 ? <small>{t('facts.without', { count })}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Quote} size="s" />
        <span>{t('facts.use')}</span>
      </button>
      {isOpen ? <HeroFigures cantons={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The button goes when the facts arrive. */
function RetryButton(props: Omit<ComponentProps<'button'>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  return <button ref={button} type="button" {...props} />;
}
