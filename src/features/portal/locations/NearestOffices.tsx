import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { type Coordinates, nearestOffices, OFFICES } from './office.model.ts';
import { useOfficeName } from './use-office-facts.ts';
import styles from './NearestOffices.module.css';

/** The visitor's position, which is located on request only. */
type Position =
  | { step: 'idle' }
  | { step: 'pending' }
  | { step: 'known'; place: Coordinates }
  | { step: 'failed'; why: 'refused' | 'unknown' | 'slow' | 'absent' };

const PATIENCE_MS = 15_000;
/** How long a browser may not answer at all: some do not report that its question was closed, and its patience begins after it. */
const SILENCE_MS = 30_000;
/** A position up to this old, in milliseconds, is good enough to find an office. */
const FRESH_MS = 300_000;

function reasonOf({ code }: Pick<GeolocationPositionError, 'code'>) {
  return code === 1 ? 'refused' : code === 3 ? 'slow' : 'unknown';
}

const SHOWN = 3;

/** The three offices nearest to the visitor, only on request; each kind of failure is explained (P2.21). */
export function NearestOffices({ onSelect }: { onSelect: (id: number) => void }) {
  const lang = useLang();
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const [position, setPosition] = useState<Position>({ step: 'idle' });
  const nearest = position.step === 'known' ? nearestOffices(OFFICES, position.place, SHOWN) : [];
  const distance = (km: number) => t('nearest.distance', { km: formatNumber(km, lang, { decimals: 1 }) });
  useAnnounce(nearest.map(({ office, km }) => `${nameOf(office)}, ${distance(km)}`).join('; '));

  useEffect(() => {
    if (position.step !== 'pending') return undefined;
    const timer = setTimeout(() => setPosition({ step: 'failed', why: 'slow' }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [position.step]);

  function locate(): void {
    // Missing in old and locked-down browsers, although its type says otherwise.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return setPosition({ step: 'failed', why: 'absent' });
    setPosition({ step: 'pending' });
    geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ step: 'known', place: { lon: coords.longitude, lat: coords.latitude } }),
      (error) => setPosition({ step: 'failed', why: reasonOf(error) }),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  }

  return (
    <div className="stack">
      <div className={styles.request}>
        <Button icon={LocateFixed} isPending={position.step === 'pending'} onClick={locate}>
          {t(position.step === 'pending' ? 'nearest.asking' : 'nearest.find')}
        </Button>
        <p className="xs muted">{t('nearest.hint')}</p>
      </div>
      {position.step === 'failed' ? (
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
                <Button size="small" variant="quiet" onClick={() => onSelect(office.id)}>
                  <span>{t('onMap')}</span>
                  <VisuallyHidden>{`: ${nameOf(office)}`}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
