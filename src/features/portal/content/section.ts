import { BookOpen, Calculator, ChartColumn, FileText, TextAlignJustify, type LucideIcon } from 'lucide-react';

/** Sections of the portal that menu details draw in their own way, known by their slug (P2.2, P2.7). */
export type RouteSection =
  'analyses' | 'professionals' | 'forms' | 'registers' | 'activities' | 'usefulLinks' | 'career' | 'other';

const SLUGS: Record<Exclude<RouteSection, 'other'>, readonly string[]> = {
  analyses: ['analize', 'analyses'],
  professionals: [
    'finansijski-profesionalci-new',
    'financijski-profesionalci-new',
    'financial-professionals-new',
    'finansijski-profesionalci',
    'financijski-profesionalci',
    'financial-professionals',
  ],
  forms: ['zahtjevi', 'forms'],
  registers: ['registri', 'registers'],
  activities: ['djelatnosti', 'activities'],
  usefulLinks: ['korisni-linkovi', 'korisne-poveznice', 'useful-links'],
  career: ['karijera', 'career'],
};

/** The section an item's slug names; 'other' when it is none of them. */
export function sectionOf(slug: string): RouteSection {
  const plain = slug.trim().toLowerCase();
  const names = Object.keys(SLUGS) as Exclude<RouteSection, 'other'>[];
  return names.find((name) => SLUGS[name].includes(plain)) ?? 'other';
}

export type CardSize = 'large' | 'medium' | 'small';

/** Size of the cards of a section (P2.7). */
export function cardSize(section: RouteSection): CardSize {
  if (section === 'professionals') return 'large';
  return section === 'analyses' || section === 'activities' || section === 'usefulLinks' ? 'small' : 'medium';
}

/** Icon of the cards of a section (P2.7): chart, pdf, bars, calculator, else a book. */
export function cardIcon(section: RouteSection): LucideIcon {
  if (section === 'analyses') return ChartColumn;
  if (section === 'forms') return FileText;
  if (section === 'registers') return TextAlignJustify;
  return section === 'professionals' ? Calculator : BookOpen;
}

/** Header picture of a section (P2.7): four have their own, all others share one. */
export type Motif = 'analyses' | 'professionals' | 'forms' | 'career' | 'other';

export function motifOf(section: RouteSection): Motif {
  return section === 'analyses' || section === 'professionals' || section === 'forms' || section === 'career'
    ? section
    : 'other';
}
