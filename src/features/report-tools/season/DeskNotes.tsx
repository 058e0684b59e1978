import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { isOpenSeason, recordsElsewhere } from './desk/desk-rows.ts';
import styles from './SeasonDesk.module.css';

type DeskNotesProps = { receipts: readonly Receipt[]; period: number };

/** What the table counts and what it does not know, and how many records are not in it. */
export function DeskNotes({ receipts, period }: DeskNotesProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  // Years are not formatted as numbers are.
  const years = { period: String(period), year: String(period + 1) };
  const elsewhere = recordsElsewhere(receipts, period);
  return (
    <ul className={styles.notes}>
      <li>{t(isOpenSeason(period) ? 'notes.openSeason' : 'notes.season', years)}</li>
      <li>{t('notes.register')}</li>
      <li>{t('notes.own')}</li>
      {elsewhere > 0 ? (
        <li>
          <span>{t('notes.elsewhere', { count: elsewhere, records: formatNumber(elsewhere, lang) })}</span>{' '}
          <Link className="no-print" to={href('control', lang)}>
            {t('notes.toRecords')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
