import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { formatDate, isoDate } from '#shared/format/date.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { formatShare } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { PagePicture, Thumbnail } from './PagePicture.tsx';
import { RowForm } from './RowForm.tsx';
import { RowOutcome } from './RowOutcome.tsx';
import type { InboxEvent } from './run/inbox-machine.ts';
import { type InboxRow, isPending } from './run/inbox-row.ts';
import { twinsOf } from './run/queue-warnings.ts';
import { useEntityName } from './use-entity-name.ts';
import styles from './QueueRow.module.css';

type QueueRowProps = {
  row: InboxRow;
  rows: readonly InboxRow[];
  isOpen: boolean;
  /** Opened by confirming the document before it: then its form takes the focus. */
  takesFocus: boolean;
  onToggle: () => void;
  /** Opens the next document to confirm. */
  onNext: () => void;
  onRemove: () => void;
  send: (event: InboxEvent) => void;
};

/** Id of the button that opens a document of the queue. */
export const toggleId = (id: number): string => `inbox-toggle-${id}`;

/** One document of the queue: its first page, what it is, and its state; opened, also its fields. */
export function QueueRow({ row, rows, isOpen, takesFocus, onToggle, onNext, onRemove, send }: QueueRowProps) {
  const { t } = useTranslation(['inbox', 'bankruptcy']);
  const lang = useLang();
  const { id, file, at, read } = row;
  const name = nameOf(file);
  const state = useRowState(row);
  const panel = `inbox-row-${id}`;
  const box = useRef<HTMLLIElement>(null);
  // Its document was added.
  useFocusAfter(box);
  // A row that opens by itself.
  useEffect(() => {
    if (isOpen && takesFocus) box.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen, takesFocus]);
  const isLocked = isPending(row) || at.step === 'queued';
  const pages = read?.page.kind === 'picture' ? t('pages', { count: read.page.pages }) : null;
  return (
    <li ref={box} className={classNames('stack', styles.row, isOpen && styles.open)}>
      <div className={styles.head}>
        {isOpen ? null : <Thumbnail row={row} />}
        <div className={styles.main}>
          <h4 className="title-m">
            <button
              type="button"
              id={toggleId(id)}
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={onToggle}
            >
              <bdi>{name}</bdi>
              <Icon of={ChevronDown} size="s" className={styles.sign} />
            </button>
          </h4>
          <p className="muted small">{[formatFileSize(file.size, lang), pages].filter(Boolean).join(' · ')}</p>
          {isOpen ? null : <Summary row={row} />}
          {isOpen ? null : <PageNote row={row} />}
          {read?.proposal.isOtherJib ? <p className={styles.note}>{t('otherJib')}</p> : null}
          <TwinNote row={row} rows={rows} />
        </div>
        <div className={styles.aside}>
          <Badge tone={state.tone}>{state.text}</Badge>
          {isPending(row) ? null : <IconButton icon={Trash2} bare label={t('remove', { name })} onClick={onRemove} />}
        </div>
      </div>
      <RowOutcome
        row={row}
        onSend={(accepted) => {
          // The pressed button disappears.
          document.getElementById(toggleId(id))?.focus();
          send({ type: 'againRequested', id, accepted });
        }}
      />
      <div id={panel} hidden={!isOpen}>
        {isOpen ? (
          <div className={`stack-3 ${styles.panel}`}>
            <PagePicture row={row} />
            {read === null || isLocked ? (
              <div className="stack">
                <Summary row={row} />
                <p className="muted">{t(read === null ? 'state.reading' : 'bankruptcy:locked')}</p>
              </div>
            ) : (
              <RowForm
                row={row}
                takesFocus={takesFocus}
                onEdit={(fields) => send({ type: 'edited', id, fields })}
                onConfirm={(fields, entityName) => {
                  send({ type: 'confirmed', id, fields, entityName });
                  onNext();
                }}
                onSkip={onNext}
              />
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** The state of a document in the queue, in one or two words. */
function useRowState({ at }: InboxRow): { tone: 'neutral' | 'ok' | 'error' | 'act'; text: string } {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  if (at.step === 'open') return { tone: 'act', text: t('state.open') };
  if (at.step === 'confirmed') return { tone: 'ok', text: t('state.confirmed') };
  if (at.step !== 'saving') return { tone: 'neutral', text: t(`state.${at.step}`) };
  const { saving } = at;
  if (saving.step === 'checking') return { tone: 'neutral', text: t('state.checking') };
  if (saving.step === 'sending') {
    const share = formatShare(saving.share, lang);
    return { tone: 'neutral', text: t('state.sending', { share }) };
  }
  if (saving.step === 'confirming') return { tone: 'act', text: t('state.asking') };
  const { problem } = saving;
  if (problem.kind === 'unknown') return { tone: 'error', text: t('state.unknown') };
  const { status = 0 } = 'error' in problem ? problem.error : {};
  // A fault of the server is no refusal.
  return {
    tone: 'error',
    text: t(status >= 500 ? 'state.notAdded' : status >= 400 ? 'state.refused' : 'state.failed'),
  };
}

/** The fields of a document in one line; '' where nothing is known yet. */
function Summary({ row: { fields, entityName } }: { row: InboxRow }) {
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const { currentData: types } = useDocumentTypesQuery({ lang });
  const type = types?.find(({ id }) => String(id) === fields.documentTypeId);
  const name = useEntityName(fields.jib);
  const parts = [
    name || entityName,
    cleanJib(fields.jib),
    type ? documentName(type) : '',
    isoDate(fields.date) === '' ? '' : formatDate(fields.date, lang),
  ].filter(Boolean);
  return parts.length === 0 ? null : <p className={styles.summary}>{parts.join(' · ')}</p>;
}

/** Says what is wrong with a document whose first page cannot be shown; that none can be shown is no news of this one. */
function PageNote({ row: { read } }: { row: InboxRow }) {
  const { t } = useTranslation('inbox');
  if (!read || read.page.kind === 'picture' || read.page.why === 'unavailable') return null;
  return <p className={styles.note}>{t(`page.${read.page.why}`)}</p>;
}

/** Says that the queue has the same content, or the same entity, type and day, a second time. */
function TwinNote({ row, rows }: { row: InboxRow; rows: readonly InboxRow[] }) {
  const { t } = useTranslation('inbox');
  const twins = twinsOf(row, rows);
  const other = twins.content ?? twins.document;
  if (!other) return null;
  return (
    <p className={styles.note}>{t(twins.content ? 'twin.content' : 'twin.document', { name: nameOf(other.file) })}</p>
  );
}
