import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';

/** One column of the footer: a heading and links to content items; nothing when there are none. */
export function FooterColumn({ title, items }: { title: string; items: readonly ContentItem[] }) {
  if (items.length === 0) return null;
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
    </div>
  );
}
