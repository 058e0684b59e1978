import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';

/**
 * Why nothing can be looked up or added now (R6); null for those who may. What is open stays when the session ends or somebody
 * else signs in.
 */
export function useStaffOnly(): string | null {
  const { t } = useTranslation('bankruptcy');
  return useSelector(selectMayAddDocuments) ? null : t('staffOnly');
}
