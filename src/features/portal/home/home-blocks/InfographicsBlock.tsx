import { useTranslation } from 'react-i18next';
import { HighlightedInfographics } from '#domain/content/HighlightedInfographics.tsx';
import { infographicsOf } from '#domain/content/news-items.ts';
import { LISTS } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Section } from '#shared/ui/Section.tsx';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { HomeContent } from './HomeContent.tsx';
import { MoreLink } from './MoreLink.tsx';

/** Infographics (P2.6): the three highest, each linked to its content. */
export function InfographicsBlock() {
  const { t } = useTranslation(['home-blocks', 'layout']);
  const all = href('infographics', useLang());
  return (
    <HomeContent errorTitle={t('infographics.failed')} skeleton={<CardsSkeleton cards={3} />}>
      {(tree) =>
        infographicsOf(tree).length === 0 ? null : (
          <Section
            title={t('layout:screens.infographics')}
            aside={<MoreLink to={all}>{t('infographics.all')}</MoreLink>}
          >
            <HighlightedInfographics tree={tree} count={LISTS.homeInfographics} />
          </Section>
        )
      }
    </HomeContent>
  );
}
