import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { DeskEditor } from './DeskEditor.tsx';
import { type Published, usePublishedFileQuery } from './published.api.ts';
import { useReadingText } from './read-file.ts';

/** Loads the published file, says what was found, and opens it in the editor. */
export function FileDesk() {
  const { t } = useTranslation('operator-desk');
  const published = usePublishedFileQuery();
  return (
    <Loaded
      of={published}
      skeleton={<RowsSkeleton rows={6} />}
      isEmpty={() => false}
      errorTitle={t('published.failed')}
    >
      {(found) => (
        <div className="stack-3">
          <Found {...found} />
          {found.reading.state === 'tooLarge' ? null : (
            <DeskEditor
              key={JSON.stringify(found.file)}
              published={found.file}
              isBroken={found.reading.state !== 'read' && found.reading.state !== 'missing'}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** What is published, and what is edited in its place where it cannot be read. */
function Found({ reading, readAt, lastGood }: Published) {
  const { t } = useTranslation('operator-desk');
  const lang = useLang();
  const readingText = useReadingText();
  const time = formatDateTime(readAt, lang);
  if (reading.state === 'read') return <Banner kind="info">{t('published.read', { time })}</Banner>;
  if (reading.state === 'tooLarge')
    return (
      <Banner kind="act" title={t('published.tooLarge', { time })}>
        <p>{readingText(reading)}</p>
        <p>{t('published.editOnHost')}</p>
      </Banner>
    );
  if (reading.state === 'missing') return <Banner kind="act">{t('published.missing', { time })}</Banner>;
  return (
    <Banner kind="error" title={t('published.broken', { time })}>
      <p>{readingText(reading)}</p>
      <p>
        {lastGood ? t('published.lastGood', { time: formatDateTime(lastGood.readAt, lang) }) : t('published.noneGood')}
      </p>
    </Banner>
  );
}
