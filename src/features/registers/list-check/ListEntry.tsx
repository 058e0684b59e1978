import ListChecks from 'lucide-react/icons/list-checks';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { YEARS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { nextPaint } from '#shared/timing/when-idle.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { columnsIn, EMPTY_LIST, type ListForm, listFormSchema, LONGEST_LIST, yearIn } from './list-form.ts';
import { readList } from './list/read-list.ts';
import { ListFile } from './ListFile.tsx';
import { ListSummary } from './ListSummary.tsx';
import { callsOf, itemsOf, newCells } from './run/cells.ts';
import { type Check, COLUMNS } from './run/list-check.ts';
import styles from './ListEntry.module.css';

type ListEntryProps = {
  takesFocus: boolean;
  onStart: (check: Omit<Check, 'startedAt'>) => void;
};

/** The form that starts a check: the list, how it is understood, the columns and how many calls they need. */
export function ListEntry({ takesFocus, onStart }: ListEntryProps) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const limits = useAgencyFile().listCheck;
  const draft = useDraft('list-check', listFormSchema, EMPTY_LIST);
  const form = useForm<ListForm>({ defaultValues: draft.initial });
  const { register, control, setValue, reset, setFocus, handleSubmit, formState } = form;
  const { isSubmitting } = formState;
  useFollowDraft(draft, form);
  useEffect(() => {
    if (takesFocus) setFocus('text');
  }, [takesFocus, setFocus]);
  const values = useWatch({ control });
  const text = useDeferredValue(values.text ?? '');
  const withNames = values.withNames ?? true;
  const columns = columnsIn(values.columns ?? []);
  const list = useMemo(() => readList(text, limits.lines, withNames), [text, limits.lines, withNames]);
  const calls = callsOf(list.rows, columns);
  const items = itemsOf(list.rows, columns);
  const number = (count: number) => formatNumber(count, lang);
  const closed = useWhyClosed('listRun');
  const reason =
    closed ??
    (list.rows.length === 0
      ? t('start.empty')
      : columns.length === 0
        ? t('start.noColumn')
        : calls > limits.calls
          ? t('start.tooMany', { most: number(limits.calls) })
          : null);

  async function start({ year }: ListForm): Promise<void> {
    if (reason !== null) return;
    // The press shows before hundreds of rows are made.
    await nextPaint();
    const rows = list.rows.map((row, at) => ({ id: at + 1, ...row, ...newCells(row, columns) }));
    onStart({ lang, year: yearIn(year), columns, rows });
  }

  /**
   * Adds a text, in place of another reading of its file if that is still there: its radio buttons keep the focus. Whether it was
   * too long and cut.
   */
  function take(added: string, replaced?: string): boolean {
    const entered = form.getValues('text').trimEnd();
    const old = replaced?.trimEnd() ?? '';
    const kept = (entered.endsWith(old) ? entered.slice(0, entered.length - old.length) : entered).trimEnd();
    const whole = kept === '' ? added : `${kept}\n${added}`;
    setValue('text', whole.slice(0, LONGEST_LIST), { shouldDirty: true });
    if (replaced === undefined) setFocus('text');
    return whole.length > LONGEST_LIST;
  }

  return (
    <form className={styles.entry} noValidate onSubmit={(event) => void handleSubmit(start)(event)}>
      <div className="stack-3">
        <Closed names={['listRun']} />
        <DraftNotice
          draft={draft}
          onClear={() => {
            setFocus('text');
            reset(EMPTY_LIST);
          }}
        />
        <ListFile onText={take}>
          <TextAreaField
            label={t('entry.label')}
            hint={t('entry.hint', { most: number(limits.lines) })}
            rows={12}
            maxLength={LONGEST_LIST}
            spellCheck={false}
            autoComplete="off"
            className={styles.text}
            {...register('text')}
          />
        </ListFile>
        <ListSummary list={list} most={limits.lines} />
        <CheckboxField label={t('entry.withNames')} {...register('withNames')} />
      </div>
      <div className="stack-3">
        <FieldGroup label={t('columnsLabel')}>
          {COLUMNS.map((column) => (
            <CheckboxField
              key={column}
              value={column}
              checked={columns.includes(column)}
              label={t(`groups.${column}`)}
              hint={t(`groupHints.${column}`)}
              onChange={({ currentTarget: { checked } }) =>
                setValue('columns', checked ? [...columns, column] : columns.filter((one) => one !== column))
              }
            />
          ))}
        </FieldGroup>
        {columns.includes('redPortal') ? (
          <SelectField
            label={t('redPortalYear')}
            options={YEARS.redPortal.map((year) => ({ value: year, label: String(year) }))}
            value={values.year}
            onChange={({ currentTarget }) => setValue('year', currentTarget.value)}
          />
        ) : null}
        <div className={styles.start}>
          <p aria-live="polite">
            {list.rows.length > 0 && columns.length > 0 ? (
              <>
                <strong>{t('items', { count: items, items: number(items) })}</strong>{' '}
                <span>{t('calls', { count: calls, calls: number(calls) })}</span>
              </>
            ) : null}
          </p>
          <p className="muted small">{t('privacy')}</p>
          <Button
            type="submit"
            variant="primary"
            icon={ListChecks}
            wide="on-phones"
            unavailable={reason}
            isPending={isSubmitting}
          >
            {t('start.button', { count: list.rows.length, rows: number(list.rows.length) })}
          </Button>
        </div>
      </div>
    </form>
  );
}
