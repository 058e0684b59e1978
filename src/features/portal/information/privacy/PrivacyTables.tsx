import { useTranslation } from 'react-i18next';
import { SENT_DATA } from '#shared/api/sent-data.ts';
import { env } from '#shared/config/env.ts';
import { STORED_DATA } from '#shared/storage/stored-data.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Table, tableClasses, TableHead } from '#shared/ui/Table.tsx';

type Stored = keyof typeof STORED_DATA;
type Sent = keyof typeof SENT_DATA;

/** What the portal stores on the device, until when, and under which names a visitor finds it in the browser's tools. */
export function StoredTable() {
  const { t } = useTranslation('privacy');
  return (
    <Table caption={t('stored.caption')} stack>
      <TableHead columns={[t('stored.what'), t('stored.until'), t('stored.keys')]} />
      <tbody>
        {(Object.keys(STORED_DATA) as Stored[]).map((line) => (
          <tr key={line}>
            <th scope="row">{t(`stored.${line}.what`)}</th>
            <td data-l={t('stored.until')} className={tableClasses.long}>
              {t(`stored.${line}.until`)}
            </td>
            <td data-l={t('stored.keys')} className={classNames('small', tableClasses.long)}>
              <code>{STORED_DATA[line].join(', ')}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Lines of a part that a portal may be without: then nothing of it is sent. */
const ONLY_WITH: Partial<Record<Sent, keyof typeof env>> = {
  errors: 'VITE_ERROR_REPORTS_URL',
  map: 'VITE_MAPS_EMBED_URL',
};

/** What leaves the device, when, also unasked, and to whom. */
export function SentTable() {
  const { t } = useTranslation('privacy');
  const lines = (Object.keys(SENT_DATA) as Sent[]).filter((line) => {
    const address = ONLY_WITH[line];
    return address === undefined || env[address];
  });
  return (
    <Table caption={t('sent.caption')} stack>
      <TableHead columns={[t('sent.what'), t('sent.when'), t('sent.whom')]} />
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            <th scope="row">{t(`sent.${line}.what`)}</th>
            <td data-l={t('sent.when')} className={tableClasses.long}>
              {t(`sent.${line}.when`)}
            </td>
            <td data-l={t('sent.whom')} className={tableClasses.long}>
              {t(`sent.to.${SENT_DATA[line].to}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
