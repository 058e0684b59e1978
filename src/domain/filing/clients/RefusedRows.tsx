import { useTranslation } from 'react-i18next';
import type { ClientsRead } from './read-clients.ts';

/** Rows that are named; more are not read by anyone. */
const NAMED = 20;

/** Which rows of an imported file were refused, and why. */
export function RefusedRows({ rows }: { rows: Pick<ClientsRead, 'refused' | 'lostDigits'> }) {
  const { t } = useTranslation('ui');
  const places = (of: readonly number[]) => of.slice(0, NAMED).join(', ') + (of.length > NAMED ? ' …' : '');
  return (
    <>
      {rows.lostDigits.length > 0 ? <p>{t('rowsLostDigits', { places: places(rows.lostDigits) })}</p> : null}
      {rows.refused.length > 0 ? <p>{t('rowsRefused', { places: places(rows.refused) })}</p> : null}
    </>
  );
}
