import Search from 'lucide-react/icons/search';
import { useCallback, type KeyboardEvent } from 'react';
import { useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentSearchUrl, type SearchParams, withChange } from '#domain/content/content-search.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { RegisterOffer } from '#domain/legal-entity/search/RegisterOffer.tsx';
import { useSearchingFlag } from '#domain/legal-entity/search/searching.slice.ts';
import { LONGEST_TOPIC } from '#shared/config/settings.ts';
import { hasPersonNumber } from '#shared/format/jib.ts';
import { searchText } from '#shared/format/plain-text.ts';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { FacetSheet, SideFacets } from './Facets.tsx';
import { SearchResults, ActiveFilters } from './SearchResults.tsx';
import { shownPageOf, useSearch } from './use-search.ts';
import styles from './SearchPage.module.css';

/** The search over the portal's content (P2.10), controlled by the address. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const [params, setParams] = useUrlState(contentSearchUrl);
  const form = useForm({ defaultValues: { topic: params.topic } });
  const showTopic = useFollowUrl(form, 'topic', params.topic);
  // Without this, a text that was not searched for would stay in front of another search.
  const clearText = useCallback(() => showTopic(''), [showTopic]);
  const search = useSearch(params);
  useSearchingFlag();

  // Those of the answer before stay while another is pending, so that the pressed one keeps the focus.
  const facets = {
    params,
    answer: search.answer ?? search.state.data,
    isPending: search.isPending && search.answer === undefined,
  };

  const hasNothing = !search.requested || search.answer?.contents.length === 0;

  const go = (next: SearchParams) => setParams(next, { scroll: true });
  function submit(text: string): void {
    const topic = searchText(text);
    showTopic(topic);
    // The same text again is a new search as well: page 1 (P4).
    if (topic === params.topic) search.again();
    go(withChange(params, { topic }));
  }
  return (
    <div className="wrap">
      <PageMeta
        title={params.topic ? t('titleFor', { topic: params.topic }) : t('title')}
        description={t('description')}
        page={
          search.answer
            ? shownPageOf(search.answer.contents, params.page).pager.page
            : search.requested
              ? params.page
              : 1
        }
      />
      <ContentTrail base="search" title={t('title')} />
      <PageHead title={t('title')} intro={<p>{t('intro')}</p>} />
      <SearchForm form={form} topic={params.topic} isPending={search.isPending} onSearch={submit} />
      <div className={classNames('stack-4', styles.layout, hasNothing && styles.alone)}>
        <aside className={`no-print ${styles.side}`} aria-label={t('facets.title')}>
          <SideFacets {...facets} />
        </aside>
        <div className={`stack ${styles.main}`}>
          <FacetSheet {...facets} />
          <div className={styles.above}>
            <RegisterOffer text={params.topic} className={styles.offer} />
            <ActiveFilters params={params} answer={facets.answer} onChange={go} onClear={clearText} />
          </div>
          <SearchResults
            params={params}
            search={search}
            onPage={(page) => go({ ...params, page })}
            onSort={(sort) => setParams({ sort, page: 1 }, { history: 'replace' })}
            onTag={clearText}
          />
        </div>
      </div>
    </div>
  );
}

type SearchFormProps = {
  form: UseFormReturn<{ topic: string }>;
  topic: string;
  isPending: boolean;
  onSearch: (text: string) => void;
};

/**
 * The field for the search text; the search runs on Enter or the button (P2.10). The button is busy while a search is pending,
 * but Enter still starts another one; the newest wins. The number of a person is refused, because it is never sent (R2.3).
 */
function SearchForm({ form: { register, handleSubmit, control }, topic, isPending, onSearch }: SearchFormProps) {
  const { t } = useTranslation(['search', 'ui']);
  const { errors } = useFormState({ control });
  const submit = handleSubmit((typed) => {
    if (!isPending) onSearch(typed.topic);
  });
  // A busy button also blocks Enter, but another text must be searched at once (faults G02).
  const submitAnother = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending || searchText(text) === topic) return;
    event.preventDefault();
    void handleSubmit((typed) => onSearch(typed.topic))();
  };
  return (
    <search>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('text')}
          type="search"
          icon={Search}
          autoComplete="off"
          error={errors.topic ? t('ui:jibIsOtherNumber') : null}
          {...register('topic', { validate: (text) => !hasPersonNumber(text) })}
          maxLength={LONGEST_TOPIC}
          onKeyDown={submitAnother}
        />
        <Button type="submit" variant="primary" isPending={isPending} className={`no-print ${styles.button}`}>
          {t(isPending ? 'searching' : 'search')}
        </Button>
      </form>
    </search>
  );
}
