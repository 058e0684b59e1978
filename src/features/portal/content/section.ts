import { BookOpen, Calculator, ChartColumn, FileText, TextAlignJustify, type LucideIcon } from 'lucide-react';
import type motifs from './section-motifs.json';

/** How menu details draw a section of the portal (P2.2, P2.7): size and icon of its cards, header picture; four have their own. */
export type MenuSection = { size: 'large' | 'medium' | 'small'; icon: LucideIcon; motif: keyof typeof motifs };

const PROFESSIONALS = ['finansijski-profesionalci', 'financijski-profesionalci', 'financial-professionals'];

/** The sections that are drawn in their own way, known by their slug. */
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

/** The section an item's slug names; of any other item the usual cards and the shared picture. */
export function sectionOf(slug: string): MenuSection {
  const plain = slug.trim().toLowerCase();
  return SECTIONS.find(({ slugs }) => slugs.includes(plain)) ?? { size: 'medium', icon: BookOpen, motif: 'other' };
}
