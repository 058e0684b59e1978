import Calculator from 'lucide-react/icons/calculator';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import {
  EMPTY_INPUT,
  CALCULATOR_FIELDS,
  CALCULATOR_YEARS,
  fieldProblem,
  figuresOf,
  inputInLanguage,
  inputSchema,
  type CalculatorField,
  type CalculatorInput,
  type FieldProblem,
} from './calculator-form.ts';
import { CRITERIA, type YearFigures } from './enterprise-size.ts';
import { SizeResult, Thresholds } from './SizeTables.tsx';
import { useSizeRules } from './use-size-rules.ts';
import styles from './SizeCalculatorPage.module.css';

/** The enterprise size calculator (P2.22): three figures for two years, the resulting size and the reasons for it. */
export default function SizeCalculatorPage() {
  const { t } = useTranslation(['calculator', 'ui']);
  const lang = useLang();
  const { lines } = useSizeRules();
  const draft = useDraft('sizeCalculator', inputSchema, EMPTY_INPUT);
  const form = useForm<CalculatorInput>({
    defaultValues: inputInLanguage(draft.initial, lang),
    shouldFocusError: false,
  });
  const { register, handleSubmit, reset, setFocus, formState } = form;
  const [figures, setFigures] = useState<{ current: YearFigures; last: YearFigures } | null>(null);
  const { errors, submitCount } = formState;

  useFollowDraft(draft, form);

  useNumbersInLanguage(form, lang);

  const problem = (field: CalculatorField) =>
    errors[field]?.message && t(`problems.${errors[field].message as FieldProblem}`);
  const problems = CALCULATOR_FIELDS.map((field) => {
    const message = problem(field);
    return { id: field, message: message && `${labelOf(field)}: ${message}` };
  });

  function labelOf(field: CalculatorField): string {
    const criterion = CRITERIA.find((name) => field.startsWith(name)) ?? 'assets';
    return `${t(`criteria.${criterion}.label`)}, ${t(field.endsWith('Last') ? 'last' : 'current')}`;
  }

  const clear = () => {
    reset(EMPTY_INPUT);
    draft.drop();
    setFigures(null);
  };

  return (
    <Page base="sizeCalculator" title={t('title')} intro={t('intro')}>
      <div className={styles.columns}>
        <form
          className="stack-4"
          noValidate
          onSubmit={handleSubmit(
            (input) => setFigures(figuresOf(input, lang)),
            () => setFigures(null),
          )}
        >
          <DraftNotice
            draft={draft}
            onClear={() => {
              setFocus('employeesCurrent');
              clear();
            }}
          />
          <ErrorSummary errors={problems} attempt={submitCount} />
          {CRITERIA.map((criterion) => (
            <FieldGroup key={criterion} label={t(`criteria.${criterion}.label`)} hint={lines[criterion]}>
              <div className={styles.pair}>
                {CALCULATOR_YEARS.map((year) => {
                  const field: CalculatorField = `${criterion}${year}`;
                  return (
                    <TextField
                      key={field}
                      id={field}
                      label={t(year === 'Last' ? 'last' : 'current')}
                      required
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={30}
                      unit={criterion === 'employees' ? undefined : 'KM'}
                      error={problem(field)}
                      {...register(field, {
                        validate: (text) => fieldProblem(text, lang) ?? true,
                        onChange: () => form.setValue('lang', lang),
                      })}
                    />
                  );
                })}
              </div>
            </FieldGroup>
          ))}
          <div className="button-row">
            <Button type="submit" variant="primary" icon={Calculator}>
              {t('calculate')}
            </Button>
            <Button variant="quiet" icon={RotateCcw} onClick={clear}>
              {t('ui:draft.clear')}
            </Button>
          </div>
        </form>
        <div className="stack-4">
          {figures ? <SizeResult {...figures} /> : <p className={styles.waiting}>{t('resultWaits')}</p>}
          <Thresholds />
        </div>
      </div>
    </Page>
  );
}

/** Rewrites the typed numbers when the language changes, so that they keep their meaning, and checks again what was checked. */
function useNumbersInLanguage(form: UseFormReturn<CalculatorInput>, lang: Lang): void {
  const { formState, getValues, setValue, trigger } = form;
  const { isSubmitted } = formState;
  const rewrite = useEffectEvent(() => {
    const typed = inputInLanguage(getValues(), lang);
    for (const field of [...CALCULATOR_FIELDS, 'lang'] as const) setValue(field, typed[field]);
    if (isSubmitted) void trigger();
  });
  const shown = useRef(lang);
  useEffect(() => {
    if (shown.current !== lang) rewrite();
    shown.current = lang;
  }, [lang]);
}
