import { RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { changesSince, type Checked, type CheckedPart } from '#domain/legal-entity/watch-list/watch-changes.ts';
import type { Watched } from '#domain/legal-entity/watch-list/watched.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import styles from './WatchedEntity.module.css';

type WatchedEntityProps = {
  entity: Watched;
  /** Undefined while it waits for its turn. */
  outcome: 'checking' | Checked | undefined;
  onAgain: (entity: Watched) => void;
  onRemove: (entity: Watched) => void;
};

const PARTS: readonly CheckedPart[] = ['account', 'documents', 'reports'];

/** One watched entity: what changed, what could not be checked, and the ways on. */
export function WatchedEntity({ entity, outcome, onAgain, onRemove }: WatchedEntityProps) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const checked = outcome === 'checking' || outcome === undefined ? null : outcome;
  const changes = checked ? changesSince(entity.before?.state ?? null, checked) : [];
  const failed = checked ? PARTS.filter((part) => checked[part] === null) : [];
  const profile = href(entity.isPublicEntity ? 'publicEntityProfile' : 'entityProfile', lang, { id: entity.id });
  const [tone, state] = !checked
    ? (['neutral', 'checking'] as const)
    : changes.length > 0
      ? (['act', 'changed'] as const)
      : failed.length > 0
        ? (['error', 'incomplete'] as const)
        : (['ok', 'unchanged'] as const);
  // Noted for the first time now: there is nothing yet to compare with.
  const isFirst = checked !== null && (!entity.before || entity.before.at === entity.latest?.at);
  return (
    <li className={styles.entity}>
      <div className={styles.head}>
        <h3>
          <Link to={profile} dir="auto">
            {entity.name}
          </Link>
        </h3>
        <p className="muted small">
          JIB <b className="tnum">{entity.jib || '–'}</b>
        </p>
      </div>
      <Badge tone={tone}>{t(state)}</Badge>
      <div className={styles.found} aria-busy={!checked}>
        {changes.length > 0 ? (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <ChangeLine key={keyOf(change)} change={change} jib={entity.jib} />
            ))}
          </ul>
        ) : null}
        {failed.length > 0 ? (
          <p className={styles.failed}>{t('failed', { parts: failed.map((part) => t(`parts.${part}`)).join(', ') })}</p>
        ) : null}
        {checked ? (
          <p className="muted xs">
            {isFirst ? t('firstTime') : t('since', { date: formatDateTime(entity.before?.at, lang) })}
          </p>
        ) : null}
      </div>
      <div className={`button-row ${styles.actions}`}>
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
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function keyOf(change: ReturnType<typeof changesSince>[number]): string {
  switch (change.kind) {
    case 'account':
      return 'account';
    case 'document':
      return `document ${change.document.id}`;
    case 'report':
      return `report ${change.report.year} ${change.report.reportTypeId} ${change.report.submittedOn}`;
    default:
      return change satisfies never;
  }
}
