import Calculator from 'lucide-react/icons/calculator';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
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
  inputSchema,
  type CalculatorField,
  type CalculatorInput,
} from './calculator-form.ts';
import { CRITERIA, type YearFigures } from './enterprise-size.ts';
import styles from './SizeCalculatorPage.module.css';
import { SizeResult, Thresholds } from './SizeTables.tsx';
import { useSizeRules } from './use-size-rules.ts';

/** The enterprise size calculator (P2.22): three figures for two years, the resulting size and the reasons for it. */
export default function SizeCalculatorPage() {
  const { t } = useTranslation('calculator');
  const lang = useLang();
  const { lines } = useSizeRules();
  const draft = useDraft('sizeCalculator', inputSchema, EMPTY_INPUT);
  const form = useForm<CalculatorInput>({ defaultValues: draft.initial, shouldFocusError: false });
  const { register, handleSubmit, reset, setFocus, trigger, formState } = form;
  const [figures, setFigures] = useState<{ current: YearFigures; last: YearFigures } | null>(null);
  const { errors, submitCount, isSubmitted } = formState;

  useFollowDraft(draft, form);

  // Figures have other decimal marks in another language: after a switch, a form that was already checked is checked again.
  const shown = useRef(lang);
  useEffect(() => {
    if (shown.current !== lang && isSubmitted) void trigger();
    shown.current = lang;
  }, [lang, isSubmitted, trigger]);

  const problem = (field: CalculatorField) =>
    errors[field]?.message && t(`problems.${errors[field].message as 'required' | 'positive'}`);
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
              clear();
              setFocus('assetsCurrent');
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
                      {...register(field, { validate: (text) => fieldProblem(text, lang) ?? true })}
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
              {t('clear')}
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
