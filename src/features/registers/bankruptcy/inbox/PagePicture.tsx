import ExternalIcon from 'lucide-react/icons/external-link';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { InboxRow } from './run/inbox-row.ts';
import styles from './PagePicture.module.css';

/** The first page as a small picture beside the name of its file, which says what it is. */
export function Thumbnail({ row: { read } }: { row: InboxRow }) {
  if (read === null) return <Skeleton className={styles.thumbnail ?? ''} />;
  if (read.page.kind === 'picture') return <img className={styles.thumbnail} src={read.page.picture} alt="" />;
  return (
    <span className={classNames(styles.thumbnail, styles.none)}>
      <Icon of={FileQuestion} />
    </span>
  );
}

/** The first page large enough to be read, or why there is none, and a button that opens the whole document. */
export function PagePicture({ row: { file, read } }: { row: InboxRow }) {
  const { t } = useTranslation(['inbox', 'ui']);
  const open = useOpenFile(file);
  const page = read?.page;
  return (
    <div className={styles.place}>
      {page?.kind === 'picture' ? (
        <img className={styles.picture} src={page.picture} alt={t('page.alt', { name: nameOf(file) })} />
      ) : page ? (
        <p className={styles.missing}>
          <Icon of={FileQuestion} size="l" />
          <span>{t(`page.${page.why}`)}</span>
        </p>
      ) : (
        <Skeleton className={styles.picture ?? ''} />
      )}
      <Button size="small" variant="quiet" icon={ExternalIcon} onClick={open}>
        <span>{t('page.open')}</span>
        <VisuallyHidden>{` (${t('ui:opensInNewTab')})`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Opens a file in a new tab. It is always opened as a PDF, because its content could be a page with scripts of its own. */
function useOpenFile(file: File): () => void {
  const address = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  return () => {
    address.current ??= URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
    window.open(address.current, '_blank', 'noopener');
  };
}
