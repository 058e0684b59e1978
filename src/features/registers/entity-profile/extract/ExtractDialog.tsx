import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccountQuery } from '#domain/legal-entity/bank-account.api.ts';
import { isRefusedByAccounts, isUnknownToAccounts } from '#domain/legal-entity/main-account.ts';
import { isJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField, RadioGroup } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { useFinancialParams } from '../entity-profile.params.ts';
import { missingAnswers, type ProfileAnswers, showsReports } from '../use-profile-answers.ts';
import { EXTRACT_PARTS, type ExtractChoice, type ExtractPart } from './extract-choice.ts';
import { printedReports } from './printed-statements.ts';

type ExtractDialogProps = ProfileAnswers & {
  choice: ExtractChoice;
  onPrint: (choice: ExtractChoice) => void;
  onClose: () => void;
};

/** What the printed extract is to contain: its parts, all of them at first, and the years of the reports. */
export function ExtractDialog({ choice, onPrint, onClose, ...answers }: ExtractDialogProps) {
  const { t } = useTranslation(['entity-profile', 'indicators', 'ui']);
  const { params } = useFinancialParams();
  const [{ parts, years }, setDraft] = useState(choice);
  const missing = useMissingParts(answers);
  // What has failed stays so during another try, so that the pressed button keeps the focus.
  const failed = missing.filter((part) => part.error !== undefined || !part.isPending);
  const pending = missing.filter((part) => !failed.includes(part));
  const records = answers.reports.currentData ?? [];
  const offered = EXTRACT_PARTS.filter(
    (part) => showsReports(answers.entity) || (part !== 'statements' && part !== 'ratios'),
  );
  const last = printedReports(records, params, 3).wanted;
  const hasReports = parts.includes('statements') || parts.includes('ratios');
  const toggle = (part: ExtractPart, isOn: boolean) =>
    setDraft({ years, parts: EXTRACT_PARTS.filter((each) => (each === part ? isOn : parts.includes(each))) });
  const names = (some: typeof missing) => some.map(({ part }) => t(`sources.parts.${part}`)).join(', ');
  return (
    <Dialog
      open
      size="s"
      title={t('printExtract')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            icon={Printer}
            isPending={missing.some(({ isPending }) => isPending)}
            onClick={() => onPrint({ parts, years })}
          >
            {t('ui:print')}
          </Button>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
        </>
      }
    >
      <div className="stack-3">
        <FieldGroup label={t('print.parts')}>
          {offered.map((part) => (
            <CheckboxField
              key={part}
              label={partName(part)}
              checked={parts.includes(part)}
              onChange={({ target }) => toggle(part, target.checked)}
            />
          ))}
        </FieldGroup>
        {last.length > 1 && hasReports ? (
          <RadioGroup
            label={t('print.years')}
            value={String(years)}
            onChange={({ target }) => setDraft({ parts, years: target.value === '3' ? 3 : 1 })}
            options={[
              { value: '1', label: t('indicators:yearListed', { year: last.at(-1) ?? 0 }) },
              { value: '3', label: last.map((year) => t('indicators:yearListed', { year })).join(' ') },
            ]}
          />
        ) : null}
        {pending.length > 0 ? <Status>{t('print.pending', { parts: names(pending) })}</Status> : null}
        {failed.length > 0 ? (
          <FocusAfter role="alert">
            <p>{t('print.failed', { parts: names(failed) })}</p>
            <Button
              size="small"
              isPending={failed.some((part) => part.isPending)}
              onClick={() => failed.forEach(({ retry }) => retry())}
            >
              {t('ui:tryAgain')}
            </Button>
          </FocusAfter>
        ) : null}
      </div>
    </Dialog>
  );

  function partName(part: ExtractPart): string {
    if (part === 'people') return t('foundersAndManagement');
    if (part === 'statements') return t('indicators:title');
    if (part === 'ratios') return t('indicators:ratiosTitle');
    return t(`${part}.title`);
  }
}

/** Answers that the extract needs and that are not there: still being loaded, or failed. */
function useMissingParts(answers: ProfileAnswers) {
  const lang = useLang();
  const { jib } = answers.entity;
  const account = useBankAccountQuery({ jib, lang }, { skip: !isJib(jib) });
  const { error, isFetching: isPending } = account;
  const isAnswered = account.currentData || isRefusedByAccounts(error) || isUnknownToAccounts(error);
  return [
    ...(!isJib(jib) || isAnswered
      ? []
      : [{ part: 'account' as const, error, isPending, retry: () => void account.refetch() }]),
    ...missingAnswers(answers),
  ];
}
