import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import Star from 'lucide-react/icons/star';
import Video from 'lucide-react/icons/video';
import { useTranslation } from 'react-i18next';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { featuredItems, featuredTarget } from './home-items.ts';
import { HomeContent } from './HomeContent.tsx';
import styles from './FeaturedBlock.module.css';

type Kind = { icon: LucideIcon; word: 'document' | 'image' | 'video' | 'link' | 'service' | 'page' };

const KINDS: Readonly<Record<number, Kind>> = {
  [CONTENT_TYPE.document]: { icon: FileText, word: 'document' },
  [CONTENT_TYPE.image]: { icon: Image, word: 'image' },
  [CONTENT_TYPE.video]: { icon: Video, word: 'video' },
  [CONTENT_TYPE.link]: { icon: Globe, word: 'link' },
  [CONTENT_TYPE.highlightedServices]: { icon: Star, word: 'service' },
  [CONTENT_TYPE.subMenu]: { icon: FolderOpen, word: 'page' },
};
const ANY_OTHER: Kind = { icon: BookOpen, word: 'page' };

/** Featured items (P2.6): twelve, with an icon and a word for the content type. */
export function FeaturedBlock() {
  const { t } = useTranslation(['home-blocks', 'layout']);
  return (
    <HomeContent errorTitle={t('featured.failed')} skeleton={<RowsSkeleton rows={4} />}>
      {(tree) => {
        const items = featuredItems(tree);
        if (items.length === 0) return null;
        return (
          <Section title={t('layout:footer.featured')}>
            <ul className={styles.items}>
              {items.map((item) => {
                const { icon, word } = KINDS[item.contentTypeId] ?? ANY_OTHER;
                return (
                  <li key={item.id} className={`pressable ${styles.item}`}>
                    <Icon of={icon} />
                    <ItemLink item={featuredTarget(tree, item)} tree={tree} className={styles.title}>
                      <bdi>{item.title}</bdi>
                    </ItemLink>
                    <span className={styles.kind}>{t(`featured.kind.${word}`)}</span>
                  </li>
                );
              })}
            </ul>
          </Section>
        );
      }}
    </HomeContent>
  );
}
