import { useTranslation } from 'react-i18next';
import { Search } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { RegisterOffer } from '#domain/legal-entity/search/RegisterOffer.tsx';
import { useSearchingFlag } from '#domain/legal-entity/search/use-searching-flag.ts';
import { LONGEST_TOPIC } from '#shared/config/settings.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { Facets, FacetSheet } from './Facets.tsx';
import { contentSearchUrl, type SearchParams, withChange } from '#domain/content/content-search.ts';
import styles from './SearchPage.module.css';
import { SearchResults, ActiveFilters } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

/** The search over the portal's content (P2.10), controlled by the address. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const [params, change, typed] = useUrlState(contentSearchUrl);
  const search = useSearch(params);
  useSearchingFlag();

  const hasNothing = !search.requested || search.answer?.contents.length === 0;

  const go = (next: SearchParams) => void change(() => next, { hold: ['topic'], scrollsUp: true });
  function submit(topic: string): void {
    if (topic === params.topic) search.again();
    else change((now) => withChange(now, { topic }), { scrollsUp: true });
  }
  return (
    <div className="wrap">
      <PageMeta
        title={params.topic ? t('titleFor', { topic: params.topic }) : t('title')}
        description={t('description')}
      />
      <ContentTrail base="search" title={t('title')} />
      <PageHead title={t('title')} intro={<p>{t('intro')}</p>} />
      <SearchForm
        topic={params.topic}
        typed={typed.topic}
        isPending={search.isPending}
        onType={(topic) => change({ topic }, { ahead: 'submit' })}
        onSearch={submit}
      />
      <div className={classNames(styles.layout, hasNothing && styles.alone)}>
        <aside className={`no-print ${styles.side}`} aria-label={t('facets.title')}>
          <Facets params={params} answer={search.answer} />
        </aside>
        <div className={`stack ${styles.main}`}>
          <FacetSheet params={params} answer={search.answer} isPending={search.isPending} />
          <div className={styles.above}>
            <RegisterOffer text={params.topic} className={styles.offer} />
            <ActiveFilters params={params} answer={search.answer} onChange={go} />
          </div>
          <SearchResults
            params={params}
            search={search}
            onPage={(page) => go({ ...params, page })}
            onSort={(sort) => change({ sort, page: 1 }, { replace: true, hold: ['topic'] })}
          />
        </div>
      </div>
    </div>
  );
}

type SearchFormProps = {
  /** The text in the address. */
  topic: string;
  /** The text being typed. */
  typed: string;
  isPending: boolean;
  onType: (topic: string) => void;
  onSearch: (topic: string) => void;
};

/**
 * The field for the search text; the search runs on Enter or the button (P2.10). The button is busy while a search is pending,
 * but Enter still starts another one; the newest wins.
 */
function SearchForm({ topic, typed, isPending, onType, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search');
  const text = typed.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onSearch(text);
  };
  // A busy button also blocks Enter, but another text must be searched at once (faults G02).
  const submitAnother = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending || text === topic) return;
    event.preventDefault();
    onSearch(text);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('text')}
          type="search"
          icon={Search}
          autoComplete="off"
          maxLength={LONGEST_TOPIC}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={submitAnother}
        />
        <Button type="submit" variant="primary" isPending={isPending} className={`no-print ${styles.button}`}>
          {t(isPending ? 'searching' : 'search')}
        </Button>
      </form>
    </search>
  );
}
