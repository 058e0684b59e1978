import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { Change } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { href } from '#shared/routing/href.ts';
import { useChangeText } from './use-change-text.ts';

/** One change in words; a proceeding document has the way to the registry beside it. */
export function ChangeLine({ change, jib }: { change: Change; jib: string }) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const text = useChangeText();
  return (
    <li>
      {text(change)}
      {change.kind === 'document' ? (
        <>
          {' '}
          <Link to={href('bankruptcy', lang, undefined, { jib })}>{t('openDocuments')}</Link>
        </>
      ) : null}
    </li>
  );
}
