import { skipToken } from '@reduxjs/toolkit/query/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { entityOfJibEndpoint, searchOfJib } from '#domain/legal-entity/entity-requests.ts';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { CONTROL_IDS } from './add-document-form.ts';
import { documentEntityIn } from './bankruptcy.api.ts';
import styles from './AddDocumentForm.module.css';

/** How long a missing entity is not requested again, in milliseconds. */
const MISSING_FOR = 60_000;

/**
 * The entity with a typed jib: requested once the jib is valid, dropped whenever it changes (R4.5), and only for those who may
 * add documents (R6).
 */
export function useEntityOf(typed: string) {
  const lang = useLang();
  const jib = cleanJib(typed);
  const isAsked = useSelector(selectMayAddDocuments) && jibProblem(jib) === null;
  const asked = isAsked ? searchOfJib({ jib, lang }) : skipToken;
  const query = entityOfJibEndpoint.useQuery(asked);
  const { currentData, isFetching, refetch } = query;
  // An entity that was missing may have been entered in the register a minute ago; a known one is not requested again.
  const askAgain = useEffectEvent((shown: string) => {
    if (shown !== '' && currentData?.kind === 'none' && Date.now() - (query.fulfilledTimeStamp ?? 0) > MISSING_FOR)
      void refetch();
  });
  useEffect(() => askAgain(jib), [jib]);
  // A failed repeat takes back what was known before it.
  const { data: entity, error } = query.error === undefined && currentData ? documentEntityIn(currentData) : {};
  return { entity, error: query.error ?? error, isFetching, refetch, isMissing: entity === null && !isFetching };
}

type JibFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { lookup: ReturnType<typeof useEntityOf> };

/** The jib of a document to be added, and beside it the name of its entity in green (R2.7, R4.5). */
export function JibField({ lookup, ...field }: JibFieldProps) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const { entity, error, isFetching } = lookup;
  return (
    <div className={styles.jib}>
      <TextField
        {...field}
        label={t('jib')}
        required
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        width="medium"
      />
      <div aria-live="polite" className={styles.entity}>
        {error !== undefined && entity === undefined ? (
          <LookupFailure error={error} isPending={isFetching} onRetry={() => void lookup.refetch()} />
        ) : isFetching ? (
          <p className="muted">
            <Spinner /> <span>{t('searchingEntity')}</span>
          </p>
        ) : entity ? (
          <p className={styles.match}>
            <Icon of={CircleCheck} size="s" />
            <bdi>{entity.name}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}

const jibInput = () => document.getElementById(CONTROL_IDS.jib);

type LookupFailureProps = { error: unknown; isPending: boolean; onRetry: () => void };

/** Another try belongs to the field: when it has found the entity, the field gets the focus of its button. */
function LookupFailure({ error, isPending, onRetry }: LookupFailureProps) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const part = useRef<HTMLDivElement>(null);
  useFocusAfter(part, jibInput);
  return (
    <div ref={part} className={styles.entity}>
      <div className={styles.failed}>
        <p>{t('entityLookupFailed')}</p>
        <FailureText error={error} />
      </div>
      <Button size="small" variant="quiet" icon={RotateCw} isPending={isPending} onClick={onRetry}>
        {t('ui:tryAgain')}
      </Button>
    </div>
  );
}
