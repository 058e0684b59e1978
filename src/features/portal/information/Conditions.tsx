import { useTranslation } from 'react-i18next';
import { useOperatorFile } from '#domain/operator/operator-file.api.ts';
import type { ConditionPlace } from '#domain/operator/operator-file.schema.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';
import { Prose } from './Prose.tsx';

/** The conditions of a product or service from the operator's file; nothing when it holds none. */
export function Conditions({ of }: { of: ConditionPlace }) {
  const { t } = useTranslation('information');
  const lang = useLang();
  const conditions = useOperatorFile().conditions[of] ?? [];
  if (conditions.length === 0) return null;
  return (
    <Section title={t('conditions')}>
      <Prose points={conditions.map((condition) => condition[lang])} />
    </Section>
  );
}
