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
  const entries = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  // A new entry gets the focus, so that typing goes on there.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    entries.current?.querySelector<HTMLElement>(':scope > li:last-child > [tabindex="-1"]')?.focus();
  });
  return (
    <div className="stack-3">
      {problem ? <p role="alert">{problem}</p> : null}
      {fields.length === 0 ? (
        <p className="muted">{t('noEntry')}</p>
      ) : (
        <ol ref={entries} className="stack-3">
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
                          onClick={() => swap(at, at - 1)}
                        />
                      ) : null}
                      {at < fields.length - 1 ? (
                        <IconButton
                          size="small"
                          icon={ArrowDown}
                          label={t('moveDown', { what: title })}
                          onClick={() => swap(at, at + 1)}
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
                  <EntryProblem name={`${name}.${at}`} />
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
            added.current = true;
            append(blankOf(ofEntry), { shouldFocus: false });
          }}
        >
          {t(`add.${entry}`)}
        </Button>
      </div>
    </div>
  );
}

/** What is wrong with an entry as a whole. */
function EntryProblem({ name }: { name: string }) {
  const problem = useProblem(name);
  return problem ? (
    <p role="alert" className="loss">
      {problem}
    </p>
  ) : null;
}
