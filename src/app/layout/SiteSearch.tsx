import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { contentSearchUrl } from '#domain/content/content-search.ts';
import { RegisterOffer } from '#domain/legal-entity/search/RegisterOffer.tsx';
import { LONGEST_TOPIC } from '#shared/config/settings.ts';
import { hasPersonNumber } from '#shared/format/jib.ts';
import { searchText } from '#shared/format/plain-text.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href, routeNameOf } from '#shared/routing/href.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { useCutPaste } from '#shared/ui/use-cut-paste.ts';
import { focusOpener, useCloseOnEscape } from './use-closing.ts';
import styles from './SiteSearch.module.css';

type SiteSearchProps = {
  /** What was typed before the panel was closed; null for nothing. */
  typed: string | null;
  onType: (text: string) => void;
  onClose: () => void;
};

/**
 * The header's search box (P2.4): Enter opens the search with topic = the text and tagId = the selected tag's id; nothing
 * happens when the search is already open with the same topic, and the number of a person is refused, because it is never sent
 * (R2.3). A link below it searches the register for the same text.
 */
export function SiteSearch({ typed, onType, onClose }: SiteSearchProps) {
  const { t } = useTranslation(['layout', 'ui']);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { announcer } = usePortal();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { events, cutNote } = useCutPaste<HTMLInputElement>({ maxLength: LONGEST_TOPIC });
  const onSearch = routeNameOf(pathname) === 'search';
  const { topic, tagId } = readUrl(contentSearchUrl, onSearch ? search : '');

  useEffect(() => input.current?.focus(), []);
  useCloseOnEscape('site-search', onClose);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = searchText(input.current?.value ?? '');
    if (hasPersonNumber(text)) {
      // The status below is read only when it changes.
      if (isRefused) announcer.announce(t('ui:jibIsOtherNumber'));
      return setRefused(true);
    }
    if (!onSearch || text !== topic) void navigate(href('search', lang, undefined, { topic: text, tagId }));
    focusOpener('site-search');
    onClose();
  };

  return (
    <search id="site-search" className={styles.panel}>
      <form className="wrap" onSubmit={submit}>
        <label htmlFor="site-search-text">{t('searchSite')}</label>
        <div className={styles.row}>
          <input
            id="site-search-text"
            ref={input}
            type="search"
            defaultValue={typed ?? topic}
            placeholder={t('searchSitePlaceholder')}
            onChange={(event) => {
              onType(event.target.value);
              setRefused(false);
            }}
            autoComplete="off"
            maxLength={LONGEST_TOPIC}
            {...events}
          />
          <Button type="submit" icon={Search}>
            {t('search')}
          </Button>
        </div>
        <Status className={styles.cut}>{isRefused ? t('ui:jibIsOtherNumber') : cutNote}</Status>
        <RegisterOffer text={typed ?? topic} className={styles.offer} />
      </form>
    </search>
  );
}
