import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { usePortal } from '#shared/portal/portal.ts';
import styles from './fields.module.css';
import { useProblem } from './use-problem-text.ts';

type RowsProps = {
  /** Place of the list in the form. */
  name: string;
  /** Heading of an entry, by its number from 1. */
  title: (number: number) => string;
  addLabel: string;
  /** A new entry. */
  blank: object;
  /** The fields of the entry at a place of the form. */
  children: (place: string) => ReactNode;
};

/** The entries of a list: each can be filled in, moved and removed, and new ones are added at the end. */
export function Rows({ name, title, addLabel, blank, children }: RowsProps) {
  const { t } = useTranslation('operator-desk');
  const { control } = useFormContext();
  const { announcer } = usePortal();
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  const problem = useProblem(name);
  const list = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  // A new entry gets the focus, so that typing goes on there.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLElement>(':scope > li:last-child > [tabindex="-1"]')?.focus();
  });
  return (
    <div className={`stack-3 ${styles.rows}`}>
      {problem ? <p role="alert">{problem}</p> : null}
      {fields.length === 0 ? (
        <p className="muted">{t('noEntry')}</p>
      ) : (
        <ol ref={list} className={`stack-3 ${styles.rows}`}>
          {fields.map((field, at) => (
            <li key={field.id} className={styles.row}>
              <fieldset tabIndex={-1} id={`${name}.${at}`}>
                <legend className="visually-hidden">{title(at + 1)}</legend>
                <div className="spread">
                  <strong aria-hidden="true">{title(at + 1)}</strong>
                  <span className="button-row">
                    {at > 0 ? (
                      <IconButton
                        size="small"
                        icon={ArrowUp}
                        label={t('moveUp', { what: title(at + 1) })}
                        onClick={() => swap(at, at - 1)}
                      />
                    ) : null}
                    {at < fields.length - 1 ? (
                      <IconButton
                        size="small"
                        icon={ArrowDown}
                        label={t('moveDown', { what: title(at + 1) })}
                        onClick={() => swap(at, at + 1)}
                      />
                    ) : null}
                    <IconButton
                      size="small"
                      icon={Trash2}
                      label={t('remove', { what: title(at + 1) })}
                      onClick={() => {
                        remove(at);
                        announcer.announce(t('removed', { what: title(at + 1) }));
                        document.getElementById(`${name}-add`)?.focus();
                      }}
                    />
                  </span>
                </div>
                <EntryProblem name={`${name}.${at}`} />
                <div className={`stack ${styles.fields}`}>{children(`${name}.${at}`)}</div>
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          id={`${name}-add`}
          size="small"
          icon={Plus}
          onClick={() => {
            added.current = true;
            append(blank, { shouldFocus: false });
          }}
        >
          {addLabel}
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
