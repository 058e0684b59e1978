import { TemplateScreen } from './TemplateScreen.tsx';
import { NEW_TEMPLATES } from './template-version.ts';

/** The template generator for reports from 2022 on, with the pro-forma invoice (R2.9). */
export default function TemplatesPage() {
  return <TemplateScreen version={NEW_TEMPLATES} />;
}
