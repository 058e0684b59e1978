import BellPlus from 'lucide-react/icons/bell-plus';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { useLimits } from '#domain/agency-file/use-limits.ts';
import { CompareLink } from '#domain/legal-entity/compare/CompareTray.tsx';
import { useCompareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { WatchListLink } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { newlyWatched } from '#domain/legal-entity/watch-list/watched.ts';
import { firstOfEach, idOf } from '#shared/api/lists.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { entityOf } from './run/cells.ts';
import type { Check, CheckRow } from './run/list-check.ts';
import type { CellTexts } from './table/use-cell-texts.ts';
import { useListFile } from './table/use-list-file.ts';
import styles from './ListCheckPage.module.css';

type ListToolsProps = {
  check: Check;
  /** The rows shown, which are exported. */
  rows: readonly CheckRow[];
  selected: ReadonlySet<number>;
  texts: CellTexts;
};

/** Where the selected entities were added by the last press, and how many. */
type Added = { watch: number; compare: number; selected: ReadonlySet<number> | null };

const NONE_ADDED: Added = { watch: 0, compare: 0, selected: null };

/** What can be done with the rows: download and print what is shown, watch and compare what is selected. */
export function ListTools({ check, rows, selected, texts }: ListToolsProps) {
  const { t } = useTranslation(['list-check', 'watch-list', 'compare']);
  const lang = useLang();
  const { announcer } = usePortal();
  const watched = useStoredList(watchList);
  const [added, setAdded] = useState(NONE_ADDED);
  const basket = useCompareBasket();
  const mostWatched = useLimits().watched;
  const columns = useListFile(check, texts);
  const year = check.columns.includes('redPortal') ? [{ label: t('redPortalYear'), text: String(check.year) }] : [];
  const about = useExportAbout([{ label: t('file.started'), text: formatDateTime(check.startedAt, lang) }, ...year]);
  const entities = firstOfEach(
    check.rows.filter(({ id }) => selected.has(id)).flatMap((row) => entityOf(row) ?? []),
    idOf,
  );
  const isWatched = ({ id }: { id: number }) => watched.items?.some((each) => each.id === id) ?? false;
  const toWatch = entities.filter((entity) => !isWatched(entity));
  const toCompare = entities.filter(({ id }) => !basket.has(id));

  // What a press added is said until another selection is made; that they were there before is another statement.
  const current = added.selected === selected ? added : NONE_ADDED;

  async function addToWatchList(): Promise<void> {
    await watched.change((all) => [...all, ...toWatch.map(newlyWatched)]);
    setAdded({ ...current, watch: toWatch.length, selected });
    announcer.announce(t('watch.added', { count: toWatch.length }));
  }

  function addToComparison(): void {
    for (const entity of toCompare) basket.add(entity);
    setAdded({ ...current, compare: toCompare.length, selected });
    announcer.announce(t('compare.added', { count: toCompare.length }));
  }

  const whyNot = (list: 'watch' | 'compare', toAdd: readonly unknown[], limit: { most: number; free: number }) => {
    // Fewer would not fit either.
    if (toAdd.length > 0 && limit.free <= 0) return t(list === 'watch' ? 'watch-list:full' : 'compare:full', limit);
    if (toAdd.length > 0) return toAdd.length > limit.free ? t(`${list}.full`, limit) : null;
    return current[list] > 0 ? t(`${list}.added`, { count: current[list] }) : t(`${list}.allThere`);
  };
  const watchLimit = { most: mostWatched, free: mostWatched - (watched.items?.length ?? 0) };
  const basketLimit = { most: basket.most, free: basket.most - basket.entities.length };
  return (
    <>
      <div className="button-row no-print">
        <ExportMenu
          size="small"
          title={t('file.title')}
          label={t('file.download')}
          columns={columns}
          source={{ rows: () => rows }}
          about={about}
          fileName={t('file.name')}
        />
        <PrintButton size="small" variant="quiet" />
        {current.watch > 0 ? null : <WatchListLink />}
      </div>
      <div className={`button-row no-print ${styles.selection}`}>
        {entities.length === 0 ? (
          <p className="muted small">{t('selectHint')}</p>
        ) : (
          <>
            <strong className="small">{t('selected', { count: entities.length })}</strong>
            <Button
              size="small"
              icon={BellPlus}
              isPending={watched.items === null}
              unavailable={whyNot('watch', toWatch, watchLimit)}
              onClick={() => void addToWatchList()}
            >
              {t('watch.add')}
            </Button>
            {current.watch > 0 ? <WatchListLink /> : null}
            <Button
              size="small"
              icon={Columns3}
              unavailable={whyNot('compare', toCompare, basketLimit)}
              onClick={addToComparison}
            >
              {t('compare.add')}
            </Button>
            {current.compare > 0 && basket.canCompare ? <CompareLink /> : null}
          </>
        )}
      </div>
    </>
  );
}
