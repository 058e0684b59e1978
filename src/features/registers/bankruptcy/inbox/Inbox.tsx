import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';
import { type SelectedPdf, PdfDrop } from './PdfDrop.tsx';
import { QueueBar } from './QueueBar.tsx';
import { QueueRow, toggleId } from './QueueRow.tsx';
import { inGroups, isPending } from './run/inbox-row.ts';
import { SentList } from './SentList.tsx';
import { useInbox } from './use-inbox.ts';
import { useQueueNews } from './use-queue-counts.ts';
import { useTypedFields } from './use-typed-fields.ts';
import styles from './Inbox.module.css';

/** The inbox: files are selected, looked over one by one with the keyboard, and sent one after the other; below, what was added. */
export function Inbox() {
  const { t } = useTranslation(['inbox', 'bankruptcy']);
  const { announcer } = usePortal();
  const { rows, refused, send, current } = useInbox();
  const typed = useTypedFields(rows);
  const nextId = useRef(1);
  /** The opened document, and whether confirming the one before opened it. */
  const [opened, setOpened] = useState<{ id: number; takesFocus: boolean } | null>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useQueueNews(rows);
  const groups = inGroups(rows);
  const inOrder = groups.flatMap((group) => group.rows);

  function select(files: readonly SelectedPdf[]): void {
    const before = current().rows.length;
    const selected = files.map((each) => ({ ...each, id: nextId.current++, fields: typed.fieldsOf(each.file) }));
    send({ type: 'selected', files: selected });
    const taken = current().rows.slice(before);
    if (taken.length === 0) return;
    typed.take(taken.map(({ file }) => file));
    announcer.announce(t('selected', { count: current().rows.length }));
  }

  /** Opens the next document to confirm, after the given one and then from the beginning. */
  function openNext(id: number | null): void {
    const at = inOrder.findIndex((row) => row.id === id);
    const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(at, 0))];
    const next = others.find((row) => row.at.step === 'open');
    setOpened(next ? { id: next.id, takesFocus: true } : null);
    if (next) return;
    if (rows.every(({ at: now }) => now.step !== 'reading')) announcer.announce(t('lastConfirmed'));
    sendButton.current?.focus();
  }

  /** Removes a document; a neighbour takes the focus of its button. */
  function remove(id: number): void {
    const at = inOrder.findIndex((row) => row.id === id);
    const near = inOrder[at + 1] ?? inOrder[at - 1];
    document.getElementById(near ? toggleId(near.id) : 'page-title')?.focus();
    send({ type: 'removed', id });
  }

  return (
    <div className="stack-4">
      <div className="stack-3 no-print">
        {typed.missing.length > 0 ? (
          <Banner kind="info" title={t('lost.title', { count: typed.missing.length })}>
            <p>{t('lost.text')}</p>
            <ul className={styles.names}>
              {typed.missing.map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
                <li key={at}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
            <Button size="small" onClick={typed.forget}>
              {t('lost.forget')}
            </Button>
          </Banner>
        ) : null}
        <PdfDrop
          isMore={rows.length > 0}
          refused={refused}
          onFiles={select}
          onDismiss={() => send({ type: 'refusalsRead' })}
        />
        {rows.length > 0 ? (
          <section className="stack" aria-labelledby="inbox-queue">
            <h2 id="inbox-queue" className={styles.heading}>
              {t('queue', { count: rows.length })}
            </h2>
            <QueueBar
              {...{ rows, send, sendButton }}
              isConfirming={rows.some(({ id }) => id === opened?.id)}
              onBegin={() => openNext(null)}
            />
            {groups.map(({ group, rows: ofGroup }) => (
              <section key={group} aria-labelledby={`inbox-${group}`}>
                <h3 id={`inbox-${group}`} className={styles.group}>
                  {t(`groups.${group}`, { number: ofGroup.length })}
                </h3>
                <ol className={styles.list}>
                  {ofGroup.map((row) => (
                    <QueueRow
                      key={row.id}
                      row={row}
                      rows={rows}
                      isOpen={opened?.id === row.id}
                      takesFocus={opened?.id === row.id && opened.takesFocus}
                      onToggle={() => setOpened(opened?.id === row.id ? null : { id: row.id, takesFocus: false })}
                      onNext={() => openNext(row.id)}
                      onRemove={() => remove(row.id)}
                      send={send}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </section>
        ) : null}
      </div>
      <SentList isSending={rows.some((row) => isPending(row) || row.at.step === 'queued')} />
      <LeaveQuestion>
        {rows.length === 0 ? null : (
          <p>{rows.some(isPending) ? t('bankruptcy:leaveSending') : t('leaveWaiting', { count: rows.length })}</p>
        )}
      </LeaveQuestion>
    </div>
  );
}
