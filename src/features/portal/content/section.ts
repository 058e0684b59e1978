import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import TextAlignJustify from 'lucide-react/icons/text-align-justify';
import type motifs from './section-motifs.json';

/** How menu details show a section of the portal (P2.2, P2.7): size and icon of its cards, motif of its header image. */
export type MenuSection = { size: 'large' | 'medium' | 'small'; icon: LucideIcon; motif: keyof typeof motifs };

const PROFESSIONALS = ['finansijski-profesionalci', 'financijski-profesionalci', 'financial-professionals'];

const SECTIONS: readonly (MenuSection & { slugs: readonly string[] })[] = [
  { slugs: ['analize', 'analyses'], size: 'small', icon: ChartColumn, motif: 'analyses' },
  {
    slugs: PROFESSIONALS.flatMap((slug) => [slug, `${slug}-new`]),
    size: 'large',
    icon: Calculator,
    motif: 'professionals',
  },
  { slugs: ['zahtjevi', 'forms'], size: 'medium', icon: FileText, motif: 'forms' },
  { slugs: ['registri', 'registers'], size: 'medium', icon: TextAlignJustify, motif: 'other' },
  { slugs: ['djelatnosti', 'activities'], size: 'small', icon: BookOpen, motif: 'other' },
  { slugs: ['korisni-linkovi', 'korisne-poveznice', 'useful-links'], size: 'small', icon: BookOpen, motif: 'other' },
  { slugs: ['karijera', 'career'], size: 'medium', icon: BookOpen, motif: 'career' },
];

/** The section with an item's slug; any other item gets medium cards and the common motif. */
export function sectionOf(slug: string): MenuSection {
  const plain = slug.trim().toLowerCase();
  return SECTIONS.find(({ slugs }) => slugs.includes(plain)) ?? { size: 'medium', icon: BookOpen, motif: 'other' };
}
