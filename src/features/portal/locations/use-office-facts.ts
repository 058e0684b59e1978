import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isMain, type Office } from './office.model.ts';

/** The facts of an office; street, hours and services come only from the agency's file. */
export function useOfficeFacts() {
  const { offices } = useAgencyFile();
  const lang = useLang();
  return ({ id, ppt, businessUnit }: Pick<Office, 'id' | 'ppt' | 'businessUnit'>) => {
    const own = offices[id];
    return {
      /** 'Street, 75000 Tuzla'; only postal code and town if the agency's file has no street. */
      address: [own?.street, `${ppt} ${businessUnit}`].filter(Boolean).join(', '),
      hours: own?.hours?.[lang] ?? null,
      services: own?.services?.map((service) => service[lang]) ?? [],
    };
  };
}

/** Names an office in the reader's language: 'Business unit Tuzla', 'Branch office Cazin'. */
export function useOfficeName(): (office: Pick<Office, 'businessUnit' | 'parentId'>) => string {
  const { t } = useTranslation('locations');
  return (office) => t(isMain(office) ? 'unitName' : 'branchName', { town: office.businessUnit });
}
