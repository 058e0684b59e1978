import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useCantonSummariesQuery } from '#domain/map/map.api.ts';
import { federationOf } from '#domain/map/map.model.ts';
import { CANTONS } from '#domain/reference/cantons.ts';
import { formatNumber } from '#shared/format/number.ts';

/** Four facts about the register from the agency's own totals (P3); nothing while they load, in a reserved space. */
export function HeroFacts() {
  const { t } = useTranslation('home');
  const lang = useLang();
  const { data } = useCantonSummariesQuery({ typeId: null, isPublic: false });
  const total = data && federationOf(data);
  if (!total?.year) return null;
  const facts = [
    ['entities', formatNumber(total.figures.legalEntities, lang)],
    ['employees', formatNumber(total.figures.employees, lang)],
    ['cantons', formatNumber(CANTONS.length, lang)],
    ['year', t('facts.yearValue', { year: total.year })],
  ] as const;
  return (
    <dl>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
