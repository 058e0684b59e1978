import Pencil from 'lucide-react/icons/pencil';
import UserSearch from 'lucide-react/icons/user-search';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { fold } from '#shared/format/fold.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { entityOf, jibOf, rowTitle } from '../run/cells.ts';
import type { CheckRow } from '../run/list-check.ts';
import { SelectBox } from '../SelectBox.tsx';
import { NotChecked, type RowActions } from './CheckedCells.tsx';
import { todoOf } from './shown-rows.ts';
import { useRowNote } from './use-row-note.ts';
import styles from './ListTable.module.css';

type RowEntryProps = Pick<RowActions, 'onResolve' | 'onRetry'> & { row: CheckRow; sameAs: number | string | null };
type RowHeadProps = RowEntryProps & Pick<RowActions, 'onSelect'> & { isSelected: boolean };

/** The head of a row: a box to select it, the entity, what the list says of it, and what has to be done. */
export function RowHead({ isSelected, onSelect, ...entry }: RowHeadProps) {
  const { t } = useTranslation('list-check');
  const { row } = entry;
  const entity = entityOf(row);
  return (
    <div className={styles.head}>
      {entity ? (
        <SelectBox
          className={styles.select}
          label={<VisuallyHidden>{t('select', { name: entity.name })}</VisuallyHidden>}
          isSelected={isSelected}
          onSelect={(isOn) => onSelect(row.id, isOn)}
        />
      ) : (
        <span className={styles.select} />
      )}
      <RowEntry {...entry} />
    </div>
  );
}

/** Everything of the head but the box; rendered only when the row changes, not when it is selected. */
const RowEntry = memo(function RowEntry({ row, sameAs, onResolve, onRetry }: RowEntryProps) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const noteOf = useRowNote();
  const entity = entityOf(row);
  const jib = jibOf(row);
  const number = row.wanted.kind === 'unclear' ? row.wanted.number : jib ? `${t('jib')} ${jib}` : '';
  const todo = todoOf(row);
  const title = rowTitle(row);
  const isOtherName = entity !== null && row.given !== '' && fold(row.given) !== fold(entity.name);
  const note = noteOf(row);
  return (
    <div className={styles.entity}>
      <p className={styles.name}>
        {entity ? (
          <Link to={profileHref(entity, lang)} dir="auto">
            {title}
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </p>
      <p className="muted xs">
        {number !== '' && !number.endsWith(title) ? <span className="tnum">{`${number} · `}</span> : null}
        <span>{t('line', { line: row.line })}</span>
      </p>
      {isOtherName ? <p className="muted xs">{t('given', { name: row.given })}</p> : null}
      {sameAs === null ? null : <p className={`xs ${styles.note}`}>{t('sameAs', { line: sameAs })}</p>}
      <NotChecked {...{ row, onRetry }} column="entity" />
      {note ? <p className={`xs ${styles.note}`}>{note}</p> : null}
      {todo === null ? null : (
        <FocusAfter className="button-row">
          <Button
            size="small"
            icon={todo === 'select' ? UserSearch : Pencil}
            aria-label={t(todo === 'select' ? 'chooseOf' : 'correctOf', { name: title })}
            onClick={() => onResolve(row.id)}
          >
            {t(todo === 'select' ? 'choose' : 'correct')}
          </Button>
        </FocusAfter>
      )}
    </div>
  );
});
