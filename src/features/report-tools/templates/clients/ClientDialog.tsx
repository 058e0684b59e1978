import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clientList, withChanged } from '#domain/filing/clients/client-list.ts';
import { type Client, draftsOfClient } from '#domain/filing/clients/client.ts';
import { ClientFormDialog, useClientForm } from '#domain/filing/clients/ClientFormDialog.tsx';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { CREATOR_TYPE } from '../creators.model.ts';
import { CreatorSelect, creatorKey } from '../fields/ListFields.tsx';
import { NumberSelect, StandardSelect } from '../fields/NumberSelect.tsx';
import { useFormField } from '../fields/use-template-field.ts';
import { standardFor } from '../template-form.ts';
import type { DocumentFacts } from '../use-document-facts.ts';

/** The client to be added or edited: its initial data, and the jib it is stored under, '' for a new one. */
export type EditedClient = { start: Client; replaces: string };

type ClientDialogProps = EditedClient & { clients: readonly Client[]; facts: DocumentFacts; onClose: () => void };

/**
 * Adds or edits a client; public interest forces IAS/IFRS, as in the form (R4.6). Input is stored over a reload and restored
 * when the same client is opened again.
 */
export function ClientDialog({ start, replaces, clients, facts, onClose }: ClientDialogProps) {
  const { t } = useTranslation('templates');
  const { change } = useStoredList(clientList);
  const creatorId = useId();
  const taken = clients.map(({ jib }) => jib).filter((jib) => jib !== replaces);
  // A new client that begins with another jib of the form is another client.
  const client = useClientForm(draftsOfClient(replaces) + start.jib, start, taken);
  const { control } = client.form;
  const { value: forced, ...publicInterest } = useFormField({ control, name: 'publicInterest' });
  const standard = useFormField({ control, name: 'reportingStandard' });
  // Optional: without an own creator or report type, those of the form are used for each batch.
  const type = useFormField({ control, name: 'creatorType' });
  const creator = useFormField({ control, name: 'creatorId' });

  return (
    <ClientFormDialog
      title={t(replaces === '' ? 'clients.add' : 'clients.edit')}
      submitLabel={t('clients.save')}
      labels={{ name: t('clients.name'), jib: t('jib') }}
      client={client}
      onSave={(entered) => change((now) => withChanged(now, replaces, entered))}
      onClose={onClose}
    >
      <NumberSelect
        {...useFormField({ control, name: 'legalEntityTypeId' })}
        label={t('legalEntityType')}
        placeholder={t('clients.typeLater')}
        options={facts.entityTypes?.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <CheckboxField
        {...publicInterest}
        label={t('publicInterest')}
        checked={forced}
        onChange={({ currentTarget }) => {
          publicInterest.onChange(currentTarget.checked);
          standard.onChange(standardFor(currentTarget.checked));
        }}
      />
      <StandardSelect {...standard} forced={forced} nameOf={(value) => t(`standard.${value}.name`)} />
      <NumberSelect
        {...type}
        label={t('clients.creatorType')}
        hint={t('clients.ownHint')}
        placeholder={t('clients.asInForm')}
        onChange={(next) => {
          type.onChange(next);
          creator.onChange(null);
        }}
        options={Object.values(CREATOR_TYPE).map((value) => ({ value, label: t(`creatorType.${creatorKey(value)}`) }))}
      />
      {type.value === null ? null : (
        <CreatorSelect {...creator} id={creatorId} type={type.value} note={t('clients.creatorHint')} />
      )}
      <NumberSelect
        {...useFormField({ control, name: 'reportTypeId' })}
        label={t('reportType')}
        placeholder={t('clients.asInForm')}
        options={facts.reportTypes?.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ClientFormDialog>
  );
}
