import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CheckedItemProps, FailedCheck, ItemChanges } from '#domain/legal-entity/CheckedItem.tsx';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import {
  type WatchChange,
  changesOf,
  documentsOf,
  lastDocument,
  lastReport,
} from '#domain/legal-entity/watch-list/watch-changes.ts';
import type { EntityState, Watched } from '#domain/legal-entity/watch-list/watched.ts';
import { formatDate, formatDateTime } from '#shared/format/date.ts';
import { MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button } from '#shared/ui/Button.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import styles from './WatchedEntity.module.css';

type WatchedEntityProps = CheckedItemProps<Watched> & { entity: Watched; onSeen: (entity: Watched) => void };

/** One watched entity: its state and the time of it, what changed, what could not be checked, and actions. */
export function WatchedEntity({ entity, isPending, onAgain, onSeen, onRemove }: WatchedEntityProps) {
  const { t } = useTranslation(['watch-list', 'ui']);
  const lang = useLang();
  const { seen, latest } = entity;
  const changes = changesOf(entity);
  const failed = isPending ? [] : (latest?.failed ?? []);
  const [tone, state] =
    changes.length > 0
      ? (['act', 'changed'] as const)
      : isPending || !latest
        ? (['neutral', 'checking'] as const)
        : failed.length > 0
          ? (['error', 'incomplete'] as const)
          : seen?.at === latest.at
            ? (['neutral', 'recorded'] as const)
            : (['ok', 'unchanged'] as const);
  return (
    <li className={styles.entity} aria-busy={isPending}>
      <div className={styles.head}>
        <h3 className="title-m">
          <Link to={profileHref(entity, lang)} dir="auto">
            {entity.name}
          </Link>
        </h3>
        <p className="muted small">
          <span>{t('jib')}</span>{' '}
          <b className="tnum" translate="no">
            {entity.jib || MISSING}
          </b>
        </p>
        <Badge tone={tone}>{t(state)}</Badge>
      </div>
      <div className={styles.facts}>
        {latest && latest.lang === lang ? <PresentState state={latest.state} at={latest.at} /> : null}
        {failed.length > 0 ? (
          <FailedCheck>{t('failed', { parts: failed.map((part) => t(`parts.${part}`)).join(', ') })}</FailedCheck>
        ) : null}
      </div>
      <div className={styles.changes}>
        {changes.length > 0 ? (
          <ItemChanges>
            {changes.map((change) => (
              <ChangeLine key={JSON.stringify(change)} change={change} jib={entity.jib} />
            ))}
          </ItemChanges>
        ) : null}
        {seen ? (
          <p className="muted xs">
            {seen.at === latest?.at ? t('firstTime') : t('since', { date: formatDateTime(seen.at, lang) })}
          </p>
        ) : null}
      </div>
      <div className="button-row no-print">
        {changes.length > 0 ? (
          <Button
            size="small"
            icon={Check}
            aria-label={t('seenOne', { name: entity.name })}
            onClick={() => onSeen(entity)}
          >
            {t('seen')}
          </Button>
        ) : null}
        {failed.length > 0 ? (
          <Button size="small" icon={RotateCw} onClick={() => onAgain(entity)}>
            {t('again')}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          icon={Trash2}
          aria-label={t('removeOne', { name: entity.name })}
          onClick={() => onRemove(entity)}
        >
          {t('ui:remove')}
        </Button>
      </div>
    </li>
  );
}

/** Returns a function that writes a change as text, for the screen and the export. */
export function useChangeText(): (change: WatchChange) => string {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  return (change) => {
    if (change.kind === 'account') {
      const now = change.now.name || t('change.noAccount');
      const before = change.before.code === '' ? t('change.noAccount') : change.before.name;
      return before ? t('change.accountFrom', { now, before }) : t('change.account', { now });
    }
    if (change.kind === 'document')
      return t('change.document', { date: formatDate(change.document.submittedOn, lang) });
    const { year, name } = change.report;
    return name ? t('change.report', { year, name }) : t('change.reportUnnamed', { year });
  };
}

/** One change as text; a proceeding document has a link to the registry beside it. */
function ChangeLine({ change, jib }: { change: WatchChange; jib: string }) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const text = useChangeText();
  return (
    <li>
      <span>{text(change)}</span>{' '}
      {change.kind === 'document' ? (
        <Link to={href('bankruptcy', lang, undefined, { jib })}>{t('openDocuments')}</Link>
      ) : null}
    </li>
  );
}

/** The state of a watched entity: account, proceedings, reports, and when it was requested. */
function PresentState({ state, at }: { state: EntityState; at: string }) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const { account, reports } = state;
  const documents = documentsOf(state);
  const document = lastDocument(state);
  const report = lastReport(state);
  const noneOf = (list: readonly unknown[] | null) => (list ? t('state.none') : MISSING);
  return (
    <>
      <DefinitionList
        items={[
          [t('state.account'), account ? account.name || t('change.noAccount') : MISSING],
          [
            t('state.documents'),
            document
              ? t('state.lastDocument', { count: documents?.length ?? 0, date: formatDate(document.submittedOn, lang) })
              : noneOf(documents),
          ],
          [
            t('state.reports'),
            report ? t('state.lastReport', { count: reports?.length ?? 0, year: report.year }) : noneOf(reports),
          ],
        ]}
      />
      <p className="muted xs">{t('asOf', { date: formatDateTime(at, lang) })}</p>
    </>
  );
}
