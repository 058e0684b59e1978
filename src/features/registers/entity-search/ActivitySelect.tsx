import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOfActivity, useMarketActivitiesQuery } from '#domain/reference/reference.api.ts';
import { ListRetry } from '#domain/reference/ReferenceSelect.tsx';
import { usePageReady } from '#shared/api/page-ready.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Field } from '#shared/ui/Field.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { useDismiss } from '#shared/ui/use-dismiss.ts';
import styles from './ActivitySelect.module.css';

/** Scrolls a list into view that opens below the edge of the screen, no further than needed. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const loadPanel = () => import('./ActivityTreePanel.tsx');
const ActivityTreePanel = lazyPart(() => loadPanel().then((file) => file.ActivityTreePanel), {
  waiting: () => <RowsSkeleton rows={6} />,
});

/** The market activity filter (R2.3): a button that opens the tree; an 'x' clears it. `value` is the activity's code, '' for none. */
export function ActivitySelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useTranslation(['entity-search', 'legal-entity']);
  const lang = useLang();
  const [isReached, setReached] = useState(false);
  const isPageReady = usePageReady();
  // A long list: requested when the button is reached, or when the name of the selected activity is needed.
  const activities = useMarketActivitiesQuery({ lang }, { skip: !isReached && !(isPageReady && value !== '') });
  const { currentData } = activities;
  // A thousand activities: their tree is built before the press that opens it.
  useEffect(() => {
    if (!isReached || !currentData) return;
    import('./activity-tree.ts').then(
      (file) => file.activityTree(currentData),
      () => {},
    );
  }, [isReached, currentData]);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const box = useDismiss<HTMLDivElement>(open, () => setOpen(false));

  /** Failures are ignored here and shown when the tree is opened. */
  function reach(): void {
    if (isReached) return;
    setReached(true);
    loadPanel().catch(() => {});
  }

  function select(code: string): void {
    onChange(code);
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }

  // During another try the message stays with its button, so that the pressed button keeps the focus. An open panel says it itself.
  const failed = activities.error !== undefined && !currentData;
  const label = value === '' ? t('activity.none') : labelOfActivity(currentData, value);
  return (
    <Field label={t('activity.label')} error={failed && !open ? t('legal-entity:search.listFailed') : null}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div ref={box} className={styles.box}>
          <button
            type="button"
            id={id}
            className={styles.button}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onPointerEnter={reach}
            onFocus={reach}
            onClick={() => {
              reach();
              setOpen(!open);
            }}
          >
            <span id={`${id}-value`}>{label}</span>
            <Icon of={ChevronDown} size="s" />
          </button>
          {value === '' ? null : <IconButton icon={X} label={t('activity.clear')} onClick={() => select('')} />}
          {failed ? (
            <ListRetry field={box} isPending={activities.isFetching} onRetry={() => void activities.refetch()} />
          ) : null}
          {open ? (
            <dialog
              ref={intoView}
              open
              id={panelId}
              aria-label={t('activity.choose')}
              tabIndex={-1}
              className={styles.panel}
            >
              {currentData ? (
                <ActivityTreePanel activities={currentData} value={value} onSelect={select} />
              ) : failed ? (
                <p>{t('legal-entity:search.listFailed')}</p>
              ) : (
                <RowsSkeleton rows={6} />
              )}
            </dialog>
          ) : null}
        </div>
      )}
    </Field>
  );
}
