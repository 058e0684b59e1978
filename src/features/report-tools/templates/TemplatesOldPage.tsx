import { TemplateScreen } from './TemplateScreen.tsx';
import { OLD_TEMPLATES } from './template-version.ts';

/** The template generator for reports up to 2021 (R2.8). */
export default function TemplatesOldPage() {
  return <TemplateScreen version={OLD_TEMPLATES} />;
}
