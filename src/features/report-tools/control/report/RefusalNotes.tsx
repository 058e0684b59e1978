import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import type { FileFault } from './first-bytes.ts';

/** Why a file was not taken; shown beside the picker until the next choice. */
export type Refusal = { name: string; reason: FileFault | 'ending' | 'duplicate' | 'several' };

type RefusalNotesProps = { refusals: readonly Refusal[]; onDismiss: () => void };

/** The files that were not taken and why, spoken and seen (faults F01, F02, F05). */
export function RefusalNotes({ refusals, onDismiss }: RefusalNotesProps) {
  const { t } = useTranslation('control');
  if (refusals.length === 0) return null;
  return (
    <Banner kind="error" title={t('refused.title', { count: refusals.length })} onDismiss={onDismiss} live>
      <ul>
        {refusals.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            {name ? (
              <>
                <bdi>{name}</bdi>:{' '}
              </>
            ) : null}
            {t(`refused.${reason}`)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
