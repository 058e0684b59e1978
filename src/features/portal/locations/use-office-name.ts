import { useTranslation } from 'react-i18next';
import { isMain, type Office } from './office.model.ts';

/** Names an office in the reader's language: 'Business unit Tuzla', 'Branch office Cazin'. */
export function useOfficeName(): (office: Pick<Office, 'businessUnit' | 'parentId'>) => string {
  const { t } = useTranslation('locations');
  return (office) => t(isMain(office) ? 'unitName' : 'branchName', { town: office.businessUnit });
}
