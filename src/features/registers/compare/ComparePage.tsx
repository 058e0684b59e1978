import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { useCompareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { focusPageTitle } from '#shared/ui/PageHead.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { compareUrl, type CompareParams } from './compare.params.ts';
import { Comparison } from './Comparison.tsx';
import styles from './ComparePage.module.css';

/** Two to four legal entities side by side; the address holds the comparison and can be shared (decisions: Comparison). */
export default function ComparePage() {
  const { t } = useTranslation(['compare', 'layout']);
  const lang = useLang();
  const { announcer } = usePortal();
  const [params, setParams] = useUrlState(compareUrl);
  const { entities: basket, remove: removeFromBasket } = useCompareBasket();

  const go = (next: Partial<CompareParams>) => setParams(next, { history: 'replace' });
  function remove(id: number, name: string): void {
    removeFromBasket(id);
    go({ ids: params.ids.filter((each) => each !== id) });
    announcer.announce(t('removed', { name }));
    focusPageTitle();
  }

  return (
    <Page
      base="entitySearch"
      page={t('title')}
      trail="register"
      title={t('title')}
      intro={t('intro')}
      className={styles.page}
      actions={
        params.ids.length > 1 ? (
          <>
            <CopyButton label={t('copyLink')} text={() => window.location.href} />
            <PrintButton />
          </>
        ) : null
      }
    >
      {params.ids.length > 1 ? (
        <Comparison params={params} onChange={go} onRemove={remove} />
      ) : (
        <EmptyState
          title={t(basket.length > 1 ? 'inBasket' : 'tooFew')}
          actions={
            <>
              {basket.length > 1 ? (
                <ButtonLink
                  variant="primary"
                  to={href('compare', lang, {}, { ids: basket.map(({ id }) => id).join(',') })}
                >
                  {t('goBasket', { count: basket.length })}
                </ButtonLink>
              ) : null}
              <ButtonLink to={href('entitySearch', lang)}>{t('layout:screens.entitySearch')}</ButtonLink>
            </>
          }
        >
          {basket.length > 0 ? (
            <ul>
              {basket.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          ) : null}
          {basket.length > 1 ? null : <p>{t('howTo')}</p>}
        </EmptyState>
      )}
    </Page>
  );
}
