import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { formatDate, formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { QrCode } from '#shared/ui/QrCode.tsx';
import { HeadFacts } from '../HeadFacts.tsx';
import styles from './SheetHead.module.css';

/** Head of the printed extract: whose it is, its identification, of which day it is, and the address of its page as text and QR code. */
export function SheetHead({ entity, loadedAt }: { entity: LegalEntity; loadedAt: Date | null }) {
  // It is rendered when the print begins.
  const [printedAt] = useState(() => new Date());
  const { t } = useTranslation(['entity-profile', 'layout']);
  const lang = useLang();
  const { longName, shortName, jib } = entity;
  const name = longName || shortName;
  const address = window.location.origin + window.location.pathname;
  useSheetFoot([shortName || longName, jib, formatDate(printedAt, lang)].filter(Boolean).join(' · '));
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.kind}>{t('print.title')}</p>
        <h1 translate="no">{name || NOT_AVAILABLE}</h1>
        {shortName && shortName !== name ? (
          <p className={styles.short} translate="no">
            {shortName}
          </p>
        ) : null}
      </div>
      <QrCode className={styles.qr} text={address} label={t('qr')} />
      <dl className={styles.ids}>
        <div className={styles.jib}>
          <dt>{t('fields.jib')}</dt>
          <dd translate="no">{jib || NOT_AVAILABLE}</dd>
        </div>
        <HeadFacts entity={entity} />
      </dl>
      <p className={styles.source}>
        <span>{t('print.printed', { day: formatDate(printedAt, lang) })}</span>{' '}
        <span>
          {loadedAt
            ? t('print.source', { agency: t('layout:agency'), date: formatDateTime(loadedAt, lang) })
            : t('layout:agency')}
        </span>{' '}
        <span className="nowrap">{address}</span>
      </p>
    </header>
  );
}

/** Names the entity at the foot of every printed sheet, where the browser prints margin boxes. */
function useSheetFoot(text: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--sheet-foot', JSON.stringify(text));
    return () => void style.removeProperty('--sheet-foot');
  }, [text]);
}
