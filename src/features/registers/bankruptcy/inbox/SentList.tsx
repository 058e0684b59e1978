import ExternalIcon from 'lucide-react/icons/arrow-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, isoDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { ReadingList } from '#shared/ui/StoredNotice.tsx';
import { Table, TableHead, tableClasses } from '#shared/ui/Table.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { type SentDocument, sentDocuments } from '../sent-documents.ts';
import { useDocumentTypeName } from '../use-document-type-name.ts';
import { type FoundDocuments, useFoundDocuments } from './use-found-documents.ts';
import { SENT_HEADING } from './use-queue-counts.ts';

/** The documents that the user has added from this computer, today or at all, to print; and those whose outcome is unknown. */
export function SentList({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('inbox');
  const { drafts, announcer } = usePortal();
  const [isAll, setAll] = useState(false);
  /** The day on which the page was opened: what is added after midnight belongs to the same list. */
  const [today] = useState(() => isoDate(new Date()));
  const { items, isLostWithTab, change } = useStoredList(sentDocuments);
  const by = drafts.owner();
  const own = (items ?? []).filter((each) => each.by === by);
  const ofToday = own.filter((each) => isoDate(each.at) >= today || each.outcome === 'unknown');
  const shown = isAll ? own : ofToday;
  const asked = useFoundDocuments(ofToday, isSending);
  const { found, answered } = asked;
  const counts = ofToday.flatMap(({ key }) => found.get(key) ?? []);
  const once = counts.filter((count) => count === 1).length;
  const title = t(counts.length > 0 ? 'sent.found.title' : 'sent.found.unknown', { once, all: counts.length });
  // The answer to the pressed button is often the same as before. The notice may come again without one.
  const announce = useEffectEvent(() => announcer.announce(title));
  useEffect(() => {
    if (answered > 0) announce();
  }, [answered]);
  if (items === null) return <ReadingList rows={2} />;
  if (own.length === 0) return null;
  const remove = (keys: readonly string[]) => void change((all) => all.filter(({ key }) => !keys.includes(key)));
  return (
    <Section
      title={
        <span id={SENT_HEADING} tabIndex={-1}>
          {t('sent.title', { count: shown.length })}
        </span>
      }
      intro={<p>{t(isLostWithTab ? 'sent.introShared' : 'sent.intro')}</p>}
      aside={
        <div className="button-row no-print">
          <PrintButton size="small" />
          <ConfirmButton
            size="small"
            variant="quiet"
            icon={Trash2}
            title={t('sent.clear.title')}
            text={t('sent.clear.text')}
            confirmLabel={t('sent.clear.button')}
            onConfirm={() => remove(own.filter(({ outcome }) => outcome === 'added').map(({ key }) => key))}
          >
            {t('sent.clear.button')}
          </ConfirmButton>
        </div>
      }
    >
      <div className="stack">
        {own.some(({ outcome }) => outcome === 'unknown') ? <Banner kind="act">{t('sent.unknown')}</Banner> : null}
        <FoundNotice documents={ofToday} {...{ title, counts, asked }} />
        {ofToday.length < own.length ? (
          <CheckboxField
            label={t('sent.earlier', { count: own.length - ofToday.length })}
            checked={isAll}
            className="no-print"
            onChange={({ currentTarget }) => setAll(currentTarget.checked)}
          />
        ) : null}
        <SentTable documents={shown} found={found} onRemove={(key) => remove([key])} />
      </div>
    </Section>
  );
}

type FoundNoticeProps = {
  documents: readonly SentDocument[];
  title: string;
  /** How often the registry has each document of which it told. */
  counts: readonly number[];
  asked: ReturnType<typeof useFoundDocuments>;
};

/** How many of the sent documents the registry has once, and what to do about the rest. */
function FoundNotice({ documents, title, counts, asked: { found, isAsking, again } }: FoundNoticeProps) {
  const { t } = useTranslation('inbox');
  if (!documents.some(({ key }) => found.has(key))) return null;
  const isOnce = counts.length === documents.length && counts.every((count) => count === 1);
  const isUnknown = documents.some(({ key }) => found.get(key) === null);
  return (
    <Banner kind={isOnce ? 'ok' : 'act'} title={title}>
      {counts.length > 0 && isUnknown ? <p>{t('sent.found.unknown')}</p> : null}
      {counts.some((count) => count > 1) ? <p>{t('sent.found.severalText')}</p> : null}
      {counts.includes(0) ? <p>{t('sent.found.noneText')}</p> : null}
      <div className="button-row no-print">
        <Button size="small" icon={RotateCw} isPending={isAsking} onClick={again}>
          {t('sent.found.again')}
        </Button>
      </div>
    </Banner>
  );
}

type SentTableProps = { documents: readonly SentDocument[]; found: FoundDocuments; onRemove: (key: string) => void };

function SentTable({ documents, found, onRemove }: SentTableProps) {
  const { t } = useTranslation(['inbox', 'bankruptcy', 'proceedings']);
  const lang = useLang();
  const typeName = useDocumentTypeName();
  return (
    <Table caption={t('sent.caption')} captionHidden stack>
      <TableHead
        columns={[
          t('sent.entity'),
          t('bankruptcy:documentType'),
          [t('proceedings:submittedOn'), 'num'],
          t('sent.file'),
          [t('sent.at'), 'num'],
          t('sent.outcome'),
        ]}
      />
      <tbody>
        {documents.map((document) => (
          <tr key={document.key}>
            <td data-l={t('sent.entity')} className={tableClasses.long}>
              <bdi>{document.entityName}</bdi>
              <br />
              <span className="muted small">{document.jib}</span>
            </td>
            <td data-l={t('bankruptcy:documentType')} className={tableClasses.long}>
              {typeName(document.documentTypeId)}
            </td>
            <td data-l={t('proceedings:submittedOn')} className="num">
              {formatDate(document.date, lang)}
            </td>
            <td data-l={t('sent.file')} className={tableClasses.long}>
              <bdi>{document.fileName}</bdi>
            </td>
            <td data-l={t('sent.at')} className="num">
              {formatDateTime(document.at, lang)}
            </td>
            <td data-l={t('sent.outcome')}>
              <Outcome document={document} onRemove={() => onRemove(document.key)} />
              <InRegistry count={found.get(document.key)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How often the registry has a document; nothing before it was asked. */
function InRegistry({ count }: { count: number | null | undefined }) {
  const { t } = useTranslation('inbox');
  if (count === undefined) return null;
  const text = count === null ? 'unknown' : count === 0 ? 'none' : count === 1 ? 'once' : 'several';
  return <p className="small">{t(`sent.found.${text}`, { count: count ?? 0 })}</p>;
}

/** Whether a document was added; an unknown outcome with what can be done about it. */
function Outcome({ document: { outcome, jib, fileName }, onRemove }: { document: SentDocument; onRemove: () => void }) {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  if (outcome === 'added') return <Badge tone="ok">{t('sent.added')}</Badge>;
  const name = <VisuallyHidden>{` ${fileName}`}</VisuallyHidden>;
  return (
    <div className="stack">
      <Badge tone="error">{t('state.unknown')}</Badge>
      <div className="button-row no-print">
        <ButtonLink size="small" to={href('bankruptcy', lang, undefined, { jib })} iconAfter={ExternalIcon}>
          <span>{t('sent.look')}</span>
          {name}
        </ButtonLink>
        <ConfirmButton
          size="small"
          variant="quiet"
          icon={Trash2}
          title={t('sent.settle.title')}
          text={t('sent.settle.text')}
          confirmLabel={t('sent.settle.confirm')}
          onConfirm={onRemove}
        >
          <span>{t('sent.settle.button')}</span>
          {name}
        </ConfirmButton>
      </div>
    </div>
  );
}
