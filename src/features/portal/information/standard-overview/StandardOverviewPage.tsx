import { useTranslation } from 'react-i18next';
import { HighlightedInfographics } from '#domain/content/HighlightedInfographics.tsx';
import { infographicsOf } from '#domain/content/news-items.ts';
import { useContent } from '#domain/content/use-content.ts';
import { LISTS } from '#shared/config/settings.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { DocumentLink } from '../DocumentLink.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { OrderCard } from '../OrderCard.tsx';
import { TextSection, Conditions } from '../Prose.tsx';
import styles from './StandardOverviewPage.module.css';

const OVERVIEWS = [
  { key: 'economy', document: 'overviewEconomy' },
  { key: 'industry', document: 'overviewIndustry' },
  { key: 'activity', document: 'overviewActivity' },
  { key: 'entity', document: 'overviewEntity' },
] as const;

/** Standard overview (P2.16): what it is, four overviews with their documents, special data selection, order and prices. */
export default function StandardOverviewPage() {
  const { t } = useTranslation('standard-overview');
  const content = useContent();
  return (
    <InformationLayout
      route="standardOverview"
      texts="standard-overview"
      aside={
        <>
          <OrderCard product="standardOverview" title={t('order.title')} />
          {content.data && infographicsOf(content.data).length === 0 ? null : (
            <section aria-labelledby="overview-example">
              <h2 id="overview-example" className={`title-m ${styles.aside}`}>
                {t('example')}
              </h2>
              <Loaded of={content} skeleton={<CardsSkeleton cards={1} />}>
                {(tree) => <HighlightedInfographics tree={tree} count={LISTS.singleInfographic} />}
              </Loaded>
            </section>
          )}
        </>
      }
    >
      <Section title={t('kinds.title')}>
        <ul className={styles.kinds}>
          {OVERVIEWS.map(({ key, document }) => (
            <li key={key} id={key}>
              <h3>{t(`kinds.${key}.title`)}</h3>
              <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      </Section>
      <TextSection texts="standard-overview" part="selection" id="selection" />
      <Conditions of="standardOverview" />
    </InformationLayout>
  );
}
