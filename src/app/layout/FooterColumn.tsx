import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { Screen } from './screen-links.ts';
import { ScreenLinks } from './ScreenLinks.tsx';

type FooterColumnProps = {
  title: string;
  items: readonly ContentItem[];
  /** Screens that stand below the items. */
  screens?: readonly Screen[];
};

const NONE: readonly Screen[] = [];

/** One column of the footer: a heading and links to content items; nothing when there are none. */
export function FooterColumn({ title, items, screens = NONE }: FooterColumnProps) {
  if (items.length === 0 && screens.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} inMenu />
          </li>
        ))}
      </ul>
      <ScreenLinks screens={screens} />
    </div>
  );
}
