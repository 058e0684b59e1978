import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useMemo } from 'react';
import { type Control, Controller, useForm, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { ListProblem, NumberSelect } from '../fields/NumberSelect.tsx';
import { STANDARD, withPublicInterest } from '../template-form.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { Client } from './client.ts';
import { clientRules } from './client-form.ts';
import styles from './ClientDialog.module.css';
import { CREATOR_TYPE } from '../creators.model.ts';
import { LazyCombobox } from '../fields/LazyCombobox.tsx';
import { useCreators } from '../use-creators.ts';

type ClientDialogProps = {
  title: string;
  /** What stands in the fields at first. */
  start: Client;
  /** Jibs of the other clients. */
  taken: readonly string[];
  facts: DocumentFacts;
  onSave: (client: Client) => void;
  onClose: () => void;
};

/** Adds or edits one client; with public interest the standard is IAS/IFRS, as in the form (R4.6). */
export function ClientDialog({ title, start, taken, facts, onSave, onClose }: ClientDialogProps) {
  const { t } = useTranslation('templates');
  const formId = useId();
  const resolver = useMemo(() => standardSchemaResolver(clientRules(taken)), [taken]);
  const { control, register, handleSubmit, setValue, formState } = useForm<Client, unknown, Client>({
    defaultValues: start,
    resolver,
  });
  const errorOf = (name: keyof Client) => {
    const message = formState.errors[name]?.message;
    return message ? t(`errors.${message as KeyUnder<'templates', 'errors'>}`) : null;
  };
  const forced = useWatch({ control, name: 'publicInterest' });

  return (
    <Dialog
      open
      keepOpenOutside
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId}>
            {t('clients.save')}
          </Button>
          <Button onClick={onClose}>{t('clients.cancel')}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
        <TextField
          {...register('name')}
          label={t('clients.name')}
          error={errorOf('name')}
          required
          autoComplete="off"
          data-autofocus
        />
        <TextField
          {...register('jib')}
          label={t('jib')}
          error={errorOf('jib')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
        />
        <Controller
          control={control}
          name="legalEntityTypeId"
          render={({ field }) => (
            <NumberSelect
              {...field}
              label={t('legalEntityType')}
              placeholder={t('clients.typeLater')}
              options={(facts.entityTypes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        />
        <Controller
          control={control}
          name="publicInterest"
          render={({ field: { value, onChange, ...field } }) => (
            <CheckboxField
              {...field}
              label={t('publicInterest')}
              checked={value}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.checked);
                setValue('reportingStandard', withPublicInterest(currentTarget.checked).reportingStandard);
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="reportingStandard"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberSelect
              {...field}
              label={t('reportingStandard')}
              hint={forced ? t('standardForced') : undefined}
              value={value || null}
              onChange={(next) => onChange(next ?? STANDARD.none)}
              {...(!forced && { placeholder: t('standardNone') })}
              options={[STANDARD.smallAndMedium, STANDARD.full].map((standard) => ({
                value: standard,
                label: t(`standard.${standard}.name`),
                disabled: forced && standard !== STANDARD.full,
              }))}
            />
          )}
        />
        <ClientOwnFields {...{ control, setValue, facts }} />
      </form>
    </Dialog>
  );
}

type ClientOwnFieldsProps = {
  control: Control<Client, unknown, Client>;
  setValue: UseFormSetValue<Client>;
  facts: DocumentFacts;
};

/** Who prepares a client's reports and which report it is; left alone, the form says so for each batch. */
function ClientOwnFields({ control, setValue, facts }: ClientOwnFieldsProps) {
  const { t } = useTranslation('templates');
  const creatorId = useId();
  const type = useWatch({ control, name: 'creatorType' });
  const { query, options } = useCreators(type);
  const key = type === CREATOR_TYPE.auditCompany ? 'auditCompany' : 'accountant';
  return (
    <>
      <Controller
        control={control}
        name="creatorType"
        render={({ field: { onChange, ...field } }) => (
          <NumberSelect
            {...field}
            label={t('clients.creatorType')}
            hint={t('clients.ownHint')}
            placeholder={t('clients.asInForm')}
            onChange={(next) => {
              onChange(next);
              setValue('creatorId', null);
            }}
            options={[CREATOR_TYPE.accountant, CREATOR_TYPE.auditCompany].map((value) => ({
              value,
              label: t(`creatorType.${value === CREATOR_TYPE.accountant ? 'accountant' : 'auditCompany'}`),
            }))}
          />
        )}
      />
      {type === null ? null : (
        <div>
          <Controller
            control={control}
            name="creatorId"
            render={({ field }) => (
              <LazyCombobox
                {...field}
                id={creatorId}
                label={t(`creator.${key}`)}
                hint={t(`creatorHint.${key}`)}
                options={options}
                disabled={!query.data}
                placeholder={query.isFetching && !query.data ? t('loadingList') : t(`creatorPlaceholder.${key}`)}
              />
            )}
          />
          <ListProblem of={query} title={t(`listFailed.${key}`)} />
        </div>
      )}
      <Controller
        control={control}
        name="reportTypeId"
        render={({ field }) => (
          <NumberSelect
            {...field}
            label={t('reportType')}
            placeholder={t('clients.asInForm')}
            options={facts.reportTypes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      />
    </>
  );
}
