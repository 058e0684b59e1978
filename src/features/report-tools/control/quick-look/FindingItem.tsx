import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import type { Finding, FindingCode } from '#domain/report-form/finding.ts';
import styles from './FindingItem.module.css';

const SHOWN_CELLS = 8;
/** Texts in cells may be of any length. */
const SHOWN_VALUE = 40;

/** One kind of finding on one sheet: what, where, and how to fix it. */
export function FindingItem({ group }: { group: FindingGroup }) {
  const { t } = useTranslation('quick-look');
  const lang = useLang();
  const [all, setAll] = useState(false);
  const { code, sheet, value: sheetValue, cells } = group;
  const shown = all ? cells : cells.slice(0, SHOWN_CELLS);
  return (
    <li className={styles.item}>
      <p className={styles.what}>{t(`finding.${code}.what`, { value: sheetValue })}</p>
      {sheet ? (
        <p className={styles.where}>
          <span>
            {t('sheet')} <b dir="auto">{sheet}</b>
            {shown.length > 0 ? ':' : null}
          </span>
          {shown.map(({ address, value }) => (
            <span key={address} className={styles.cell}>
              <code>{address}</code>
              {value ? <bdi>{value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE)}…` : value}</bdi> : null}
            </span>
          ))}
          {cells.length > shown.length ? (
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              {t('moreCells', { count: cells.length - shown.length })}
            </Button>
          ) : null}
        </p>
      ) : null}
      <p className={styles.fix}>{t(`finding.${code}.fix`, { value: sheetValue })}</p>
      {code === 'oldForm' || code === 'newForm' ? (
        <p className={styles.way}>
          <ButtonLink size="small" to={href(code === 'oldForm' ? 'controlOld' : 'control', lang)}>
            {t(code === 'oldForm' ? 'toOldControl' : 'toNewControl')}
          </ButtonLink>
        </p>
      ) : null}
    </li>
  );
}

/** Findings of one kind on one sheet: said once, with all their cells. */
type FindingGroup = {
  code: FindingCode;
  sheet: string | null;
  /** Of a finding about a whole sheet. */
  value: string;
  cells: { address: string; value: string }[];
};

/** Puts findings of one kind and sheet together, in their order in the workbook. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { code, sheet, cell, value = '' } of findings) {
    const key = `${code} ${sheet ?? ''}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { code, sheet: sheet ?? null, value: cell ? '' : value, cells: [] }));
    if (cell) group.cells.push({ address: cell, value });
  }
  return [...groups.values()];
}
