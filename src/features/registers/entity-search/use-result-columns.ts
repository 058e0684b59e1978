import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportColumn } from '#shared/export/export-table.ts';
import type { EntityResult } from './entity-search.api.ts';

/** The columns of an export of results: every field a result carries (R3.3). Identifiers stay text (decisions: Export). */
export function useResultColumns(): readonly ExportColumn<EntityResult>[] {
  const { t } = useTranslation('entity-search');
  return useMemo(() => {
    const column = (
      key: keyof EntityResult,
      header: string,
      width: number,
      kind: ExportColumn<EntityResult>['kind'] = 'text',
    ): ExportColumn<EntityResult> => ({ key, header, width, kind, value: (entity) => String(entity[key]) });
    return [
      column('jib', t('jib'), 16, 'code'),
      column('shortName', t('shortName'), 36),
      column('longName', t('longName'), 60),
      column('legalEntityType', t('taxpayerType'), 24),
      column('county', t('county'), 28),
      column('municipality', t('municipality'), 20),
      column('address', t('address'), 36),
      column('letterOfActivity', t('letterOfActivity'), 10),
      column('activityCode', t('activityCode'), 12, 'code'),
      column('activityCodeDescription', t('activityDescription'), 48),
    ];
  }, [t]);
}
