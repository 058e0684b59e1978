import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import { nearestOffices } from './nearest.ts';
import styles from './NearestOffices.module.css';
import type { Office } from './office.model.ts';
import { useOfficeName } from './use-office-name.ts';
import { usePosition } from './use-position.ts';

const SHOWN = 3;

type NearestOfficesProps = { offices: readonly Office[]; onChoose: (id: number) => void; lang: Lang };

/** The three offices nearest to the visitor, only on request; a refusal or an unknown place is explained. */
export function NearestOffices({ offices, onChoose, lang }: NearestOfficesProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const { position, ask } = usePosition();
  const nearest = position.state === 'found' ? nearestOffices(offices, position.place, SHOWN) : [];
  const distance = (km: number) => t('nearest.distance', { km: formatNumber(km, lang, { decimals: 1 }) });
  useAnnounce(nearest.map(({ office, km }) => `${nameOf(office)}, ${distance(km)}`).join('; '));

  return (
    <div className={styles.nearest}>
      <div className={styles.request}>
        <Button icon={LocateFixed} isPending={position.state === 'asking'} onClick={ask}>
          {t(position.state === 'asking' ? 'nearest.asking' : 'nearest.find')}
        </Button>
        <p className="xs muted">{t('nearest.hint')}</p>
      </div>
      {position.state === 'failed' ? (
        <Banner kind="error" live>
          {t(`nearest.${position.why}`)}
        </Banner>
      ) : null}
      {nearest.length > 0 ? (
        <section aria-label={t('nearest.title')}>
          <ol className={styles.offices}>
            {nearest.map(({ office, km }) => (
              <li key={office.id}>
                <strong>{nameOf(office)}</strong>
                <span className="muted">{distance(km)}</span>
                <Button size="small" variant="quiet" onClick={() => onChoose(office.id)}>
                  {t('onMap')}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
