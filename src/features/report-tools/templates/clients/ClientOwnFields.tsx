import { useId } from 'react';
import { Controller, type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CREATOR_TYPE } from '../creators.model.ts';
import { LazyCombobox } from '../fields/LazyCombobox.tsx';
import { NumberSelect, ListProblem } from '../fields/NumberSelect.tsx';
import { useCreators } from '../use-creators.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { Client } from './client.ts';

type ClientOwnFieldsProps = {
  control: Control<Client, unknown, Client>;
  setValue: UseFormSetValue<Client>;
  facts: DocumentFacts;
};

/** Who prepares a client's reports and which report it is; left alone, the form says so for each batch. */
export function ClientOwnFields({ control, setValue, facts }: ClientOwnFieldsProps) {
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
