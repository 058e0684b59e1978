import { Building2, type LucideIcon, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { fetchCombobox } from './fields/LazyCombobox.tsx';
import { fieldId, useTemplateField } from './fields/use-template-field.ts';
import styles from './CreatorTypeChoice.module.css';
import { CREATOR_TYPE, type CreatorType } from './creators.model.ts';
import type { TemplateFormApi } from './use-template-form.ts';

const CHOICES: readonly { type: CreatorType; key: keyof typeof CREATOR_TYPE; icon: LucideIcon }[] = [
  { type: CREATOR_TYPE.accountant, key: 'accountant', icon: UserRound },
  { type: CREATOR_TYPE.auditCompany, key: 'auditCompany', icon: Building2 },
];

/** The first question: who prepares the report. Another answer clears the selected creator (R4.6). */
export function CreatorTypeChoice({ form }: { form: TemplateFormApi }) {
  const { t } = useTranslation('templates');
  const { control, error } = useTemplateField(form, 'creatorType');

  // The next question needs it: it is fetched while this one is read.
  useEffect(() => {
    void whenIdle()
      .then(fetchCombobox)
      .catch(() => {});
  }, []);

  function choose(type: CreatorType): void {
    if (type === control.value) return;
    control.onChange(type);
    form.setValue('creatorId', null);
    form.clearErrors('creatorId');
  }

  return (
    <FieldGroup id={fieldId('creatorType')} label={t('chooseCreatorTypeInfo')} error={error}>
      <div className={styles.choices}>
        {CHOICES.map(({ type, key, icon }) => (
          <button
            key={type}
            type="button"
            className={styles.choice}
            aria-pressed={control.value === type}
            onClick={() => choose(type)}
          >
            <Icon of={icon} />
            <span>
              <span className={styles.name}>{t(`creatorType.${key}`)}</span>
              <span className={styles.note}>{t(`creatorTypeNote.${key}`)}</span>
            </span>
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
