import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { blankOf, type ListField } from './field-table.ts';
import { useProblem } from './use-problem-text.ts';
import styles from './fields.module.css';

type RowsProps = {
  name: string;
  list: ListField;
  children: (place: string) => ReactNode;
};

/** The entries of a list: each can be filled in, moved and removed, and new ones are added at the end. */
export function Rows({ name, list: { entry, fields: ofEntry }, children }: RowsProps) {
  const { t } = useTranslation('operator-desk');
  const { control } = useFormContext();
  const { announcer } = usePortal();
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  const problem = useProblem(name);
  const goal = useRef<number | null>(null);
  // A new entry gets the focus, so that typing goes on there; so does a moved one whose pressed button is gone.
  useEffect(() => {
    if (goal.current === null) return;
    document.getElementById(`${name}.${goal.current}`)?.focus();
    goal.current = null;
  });
  function move(from: number, to: number): void {
    if (to === 0 || to === fields.length - 1) goal.current = to;
    swap(from, to);
  }
  return (
    <div className="stack-3">
      {problem ? <p role="alert">{problem}</p> : null}
      {fields.length === 0 ? (
        <p className="muted">{t('noEntry')}</p>
      ) : (
        <ol className="stack-3">
          {fields.map((field, at) => {
            const title = t(`entries.${entry}`, { number: at + 1 });
            return (
              <li key={field.id} className={styles.row}>
                <fieldset tabIndex={-1} id={`${name}.${at}`}>
                  <legend className="visually-hidden">{title}</legend>
                  <div className="spread">
                    <strong aria-hidden="true">{title}</strong>
                    <span className="button-row">
                      {at > 0 ? (
                        <IconButton
                          size="small"
                          icon={ArrowUp}
                          label={t('moveUp', { what: title })}
                          onClick={() => move(at, at - 1)}
                        />
                      ) : null}
                      {at < fields.length - 1 ? (
                        <IconButton
                          size="small"
                          icon={ArrowDown}
                          label={t('moveDown', { what: title })}
                          onClick={() => move(at, at + 1)}
                        />
                      ) : null}
                      <IconButton
                        size="small"
                        icon={Trash2}
                        label={t('remove', { what: title })}
                        onClick={() => {
                          remove(at);
                          announcer.announce(t('removed', { what: title }));
                          document.getElementById(`${name}-add`)?.focus();
                        }}
                      />
                    </span>
                  </div>
                  <div className={`stack ${styles.fields}`}>{children(`${name}.${at}`)}</div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          id={`${name}-add`}
          size="small"
          icon={Plus}
          onClick={() => {
            goal.current = fields.length;
            append(blankOf(ofEntry), { shouldFocus: false });
          }}
        >
          {t(`add.${entry}`)}
        </Button>
      </div>
    </div>
  );
}
