import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SEARCHED_NAME } from '#domain/legal-entity/search/entity-filters.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { FormDialog } from '#shared/ui/FormDialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { Wanted } from '../list/list-row.ts';
import { readWanted, withDigits } from '../list/read-line.ts';
import { activityOf, placeOf, valueIn } from '../run/cells.ts';
import type { CheckedEntity, CheckRow } from '../run/list-check.ts';
import { useRowNote, useUnclearText, withZeros } from './use-row-note.ts';
import styles from './ResolveDialog.module.css';

type ResolveDialogProps = {
  row: CheckRow;
  /** Number of rows with something to do after this one. */
  left: number;
  onSelect: (entity: CheckedEntity) => void;
  onCorrect: (wanted: Wanted) => void;
  onRemove: () => void;
  /** Leaves this row as it is and opens the next. */
  onSkip: () => void;
  onClose: () => void;
};

/**
 * Resolves one row: one of several entities is selected, or a number or name is corrected. Each decision opens the next row with
 * something to do, so that a list with twenty of them is done in one go. Render it with the row's id as key.
 */
export function ResolveDialog({ row, left, onSelect, onCorrect, onRemove, onSkip, onClose }: ResolveDialogProps) {
  const { t } = useTranslation(['list-check', 'ui']);
  const lang = useLang();
  const noteOf = useRowNote();
  const unclearText = useUnclearText();
  const isVatNumber = row.wanted.kind === 'unclear' && row.wanted.reason === 'vatNumber';
  const answer = valueIn(row, 'entity');
  const candidates = answer?.kind === 'several' ? answer.candidates : [];
  const asked = [row.given, row.wanted.kind === 'unclear' ? row.wanted.number : ''].filter(Boolean).join(' · ');
  const [selected, setSelected] = useState<string | null>(null);
  const [text, setText] = useState(() => initialText(row));
  const [problem, setProblem] = useState<string | null>(null);

  function submit(): void {
    const entity = candidates.find(({ id }) => String(id) === selected);
    if (entity) return onSelect(entity);
    const wanted = readWanted(text);
    if (wanted === null) return setProblem(t('resolve.empty'));
    if (wanted.kind === 'unclear') return setProblem(unclearText(wanted.reason, wanted.number));
    return onCorrect(wanted);
  }

  return (
    <FormDialog
      size="l"
      title={t('resolve.title', { line: row.line })}
      submitLabel={t(selected === null ? 'resolve.lookUp' : 'resolve.take')}
      onSubmit={submit}
      onClose={onClose}
      others={
        <>
          {left > 0 ? <Button onClick={onSkip}>{t('resolve.skip', { count: left })}</Button> : null}
          <Button variant="quiet" onClick={onRemove}>
            {t('resolve.remove')}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <bdi>{asked}</bdi>
        </strong>
        <br />
        <span>{noteOf(row)}</span>
        {isVatNumber ? <span>{` ${t('resolve.vatOffer')}`}</span> : null}
      </p>
      {candidates.length > 0 && answer?.kind === 'several' ? (
        <RadioGroup
          className={styles.candidates}
          label={t('resolve.which')}
          hint={
            answer.count > candidates.length
              ? t('resolve.first', { shown: candidates.length, count: answer.count })
              : null
          }
          value={selected}
          onChange={({ currentTarget }) => setSelected(currentTarget.value)}
          options={candidates.map((entity) => ({
            value: String(entity.id),
            label: <bdi>{entity.name}</bdi>,
            hint: [`${t('jib')} ${entity.jib}`, placeOf(entity, lang), activityOf(entity)].filter(Boolean).join(' · '),
          }))}
        />
      ) : null}
      <TextField
        label={t(candidates.length > 0 ? 'resolve.other' : 'resolve.text')}
        hint={t(row.wanted.kind === 'name' && candidates.length === 0 ? 'resolve.hintName' : 'resolve.hint')}
        value={text}
        error={problem}
        maxLength={LONGEST_SEARCHED_NAME}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setSelected(null);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

/**
 * What is most probably meant: the number with its zeros, with digits for letters or with the digit that a VAT number lacks, the
 * name beside a number that is wrong or unknown, else what was looked up.
 */
function initialText({ wanted, given }: CheckRow): string {
  if (wanted.kind === 'jib') return given || wanted.jib;
  if (wanted.kind === 'name') return wanted.name;
  if (wanted.reason === 'lostZeros') return withZeros(wanted.number);
  if (wanted.reason === 'vatNumber') return `4${wanted.number}`;
  if (wanted.reason === 'letters') return withDigits(wanted.number);
  return given || wanted.number;
}
