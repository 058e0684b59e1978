import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { changesOf, documentsOf, lastDocument, lastReport } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { unwatchAll } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { UNKNOWN, type Watched } from '#domain/legal-entity/watch-list/watched.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { useChangeText } from './WatchedEntity.tsx';

type WatchListToolsProps = {
  entities: readonly Watched[];
  changed: readonly Watched[];
  onSeen: (shown: readonly Watched[]) => void;
};

/** Actions for the whole list: acknowledge all changes, export, remove all. */
export function WatchListTools({ entities, changed, onSeen }: WatchListToolsProps) {
  const { t } = useTranslation('watch-list');
  const columns = useColumns();
  const about = useExportAbout([]);
  const { storage } = usePortal();
  return (
    <div className="button-row">
      {changed.length > 1 ? (
        <Button size="small" icon={Check} onClick={() => onSeen(changed)}>
          {t('seenAll')}
        </Button>
      ) : null}
      <ExportMenu
        size="small"
        title={t('export.title')}
        label={t('export.open')}
        columns={columns}
        source={{ rows: () => entities }}
        about={about}
        fileName={t('export.fileName')}
      />
      <ConfirmButton
        size="small"
        variant="quiet"
        icon={Trash2}
        title={t('removeAllTitle')}
        text={t('removeAllText', { count: entities.length })}
        confirmLabel={t('removeAll')}
        onConfirm={() => void unwatchAll(storage)}
      >
        {t('removeAll')}
      </ConfirmButton>
    </div>
  );
}

/**
 * Columns of the export, one row for each entity: its state, the time of it and what of it is older, what changed and since when.
 * As on the page, a state in another language is none.
 */
function useColumns(): ExportColumn<Watched>[] {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const changeText = useChangeText();
  const latestOf = ({ latest }: Watched) => (latest?.lang === lang ? latest : null);
  const state = (entity: Watched) => latestOf(entity)?.state ?? UNKNOWN;
  const column = exportColumn<Watched>;
  return [
    column('text', t('export.name'), ({ name }) => name, 40),
    column('code', t('jib'), ({ jib }) => jib),
    column('text', t('state.account'), (entity) => {
      const { account } = state(entity);
      return account && (account.name || t('change.noAccount'));
    }),
    column('number', t('export.documents'), (entity) => documentsOf(state(entity))?.length ?? null),
    column('day', t('export.lastDocument'), (entity) => lastDocument(state(entity))?.submittedOn ?? null),
    column('number', t('export.reports'), (entity) => state(entity).reports?.length ?? null),
    column('year', t('export.lastReport'), (entity) => lastReport(state(entity))?.year ?? null),
    column('time', t('export.asOf'), (entity) => latestOf(entity)?.at ?? null, 20),
    column(
      'text',
      t('export.notChecked'),
      (entity) =>
        latestOf(entity)
          ?.failed.map((part) => t(`parts.${part}`))
          .join(', ') || null,
      30,
    ),
    column('text', t('export.changes'), (entity) => changesOf(entity).map(changeText).join('; '), 60),
    column('time', t('export.since'), ({ seen }) => seen?.at ?? null, 20),
  ];
}
