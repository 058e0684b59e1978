import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import TextAlignJustify from 'lucide-react/icons/text-align-justify';
import { expect, test } from 'vitest';
import { sectionOf } from '#features/portal/content/section.ts';

test.each([
  ['analize', 'small', ChartColumn, 'analyses'],
  ['analyses', 'small', ChartColumn, 'analyses'],
  ['djelatnosti', 'small', BookOpen, 'other'],
  ['useful-links', 'small', BookOpen, 'other'],
  ['finansijski-profesionalci-new', 'large', Calculator, 'professionals'],
  ['financial-professionals-new', 'large', Calculator, 'professionals'],
  ['zahtjevi', 'medium', FileText, 'forms'],
  ['registers', 'medium', TextAlignJustify, 'other'],
  ['karijera', 'medium', BookOpen, 'career'],
  ['constructor', 'medium', BookOpen, 'other'],
])('%s has %s cards with its icon and picture (P2.7)', (slug, size, icon, motif) => {
  expect(sectionOf(slug)).toMatchObject({ size, icon, motif });
});
