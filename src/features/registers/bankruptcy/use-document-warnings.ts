import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { bankruptcyApi } from './bankruptcy.api.ts';
import { isFuture, standsAlready, type DocumentWarning } from './document-form.ts';
import { searchCall } from '#domain/legal-entity/search/search-call.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { looksLikePdf } from './pdf-file.ts';
import { NO_FILTERS } from './registry.params.ts';

const { registry } = bankruptcyApi.endpoints;
const FRESH = { subscribe: false, forceRefetch: true } as const;

type Checked = { jib: string; legalEntityId: number; documentTypeId: number; date: string; file: File };

/**
 * Asks the registry anew, before a document is sent, whether the same type and day stand for the entity already. An answer
 * that cannot be had is a warning as well: nobody looked. So is a file that does not look like a PDF inside (readings R2.11, R5).
 */
export function useDocumentWarnings(): (document: Checked) => Promise<DocumentWarning[]> {
  const lang = useLang();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const types = useDocumentTypesQuery({ lang });
  const known = types.currentData;
  return useCallback(
    async ({ jib, legalEntityId, documentTypeId, date, file }) => {
      const warnings: DocumentWarning[] = isFuture(date) ? ['futureDate'] : [];
      if (!(await looksLikePdf(file).catch(() => true))) warnings.push('notPdfInside');
      const call = searchCall({ ...NO_FILTERS, jib }, SEARCH_TYPE.bankruptcy);
      const { data, error } = call ? await dispatch(registry.initiate({ ...call, lang }, FRESH)) : {};
      const type = known?.find(({ id }) => id === documentTypeId);
      const entity = data?.items.find(({ id }) => id === legalEntityId);
      if (error !== undefined || !type) warnings.push('notChecked');
      else if (entity && standsAlready(entity.documents, type, date)) warnings.push('sameDocument');
      return warnings;
    },
    [dispatch, lang, known],
  );
}
