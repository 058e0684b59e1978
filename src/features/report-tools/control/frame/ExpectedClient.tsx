import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { isJib } from '#shared/format/jib.ts';
import { urlValue } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';

/** The client whose report a link to the control expects: `?client=4200000000001`. */
const expectedUrl = z.object({ client: urlValue<string>('', (jib) => (isJib(jib) ? jib : undefined)) });

/** Whose report is expected here, and a warning when the selected one is of another jib; nothing without such a link. */
export function ExpectedClient({ reportId }: { reportId: string }) {
  const { t } = useTranslation('control');
  const [{ client: jib }, setExpected] = useUrlState(expectedUrl);
  const { items: clients } = useStoredList(clientList);
  if (jib === '') return null;
  const name = clients?.find((client) => client.jib === jib)?.name;
  const client = name ? `${name} (${jib})` : jib;
  const found = readReportId(reportId)?.jib;
  const isOther = found !== undefined && found !== jib;
  return (
    <Banner
      kind={isOther ? 'act' : 'info'}
      live={isOther}
      onDismiss={() => setExpected({ client: '' }, { history: 'replace' })}
    >
      {isOther ? t('expected.other', { client, found }) : t('expected.client', { client })}
    </Banner>
  );
}
