import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { DeskEditor } from './DeskEditor.tsx';
import { usePublishedFileQuery } from './published.api.ts';

/** Loads the published file, says what was found, and opens it in the editor. */
export function FileDesk() {
  const { t } = useTranslation('operator-desk');
  const lang = useLang();
  const published = usePublishedFileQuery();
  return (
    <Loaded
      of={published}
      skeleton={<RowsSkeleton rows={6} />}
      isEmpty={() => false}
      errorTitle={t('published.failed')}
    >
      {({ state, file, readAt }) => (
        <div className="stack-3">
          <Banner kind={state === 'read' ? 'info' : 'act'}>
            {t(`published.${state}`, { time: formatDateTime(readAt, lang) })}
          </Banner>
          <DeskEditor key={JSON.stringify(file)} published={file} />
        </div>
      )}
    </Loaded>
  );
}
