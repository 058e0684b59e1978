import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { type Resolver, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { CreatorSelect, creatorKey } from '../fields/ListFields.tsx';
import { NumberSelect, StandardSelect } from '../fields/NumberSelect.tsx';
import { withPublicInterest } from '../template-form.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { type Client, clientList, clientRules, withChanged, withoutClient } from './client.ts';
import { CREATOR_TYPE } from '../creators.model.ts';

export type OpenClientDialog =
  /** `replaces` is the jib under which the client was stored, '' for a new one. */
  { kind: 'edit'; start: Client; replaces: string } | { kind: 'remove'; client: Client } | { kind: 'erase' };

type ClientDialogsProps = {
  dialog: OpenClientDialog | null;
  clients: readonly Client[];
  facts: DocumentFacts;
  onClose: () => void;
};

/** The dialogs of the client list: add, edit, and the two that ask before something is removed. */
export function ClientDialogs({ dialog, clients, facts, onClose }: ClientDialogsProps) {
  const { t } = useTranslation('templates');
  if (dialog === null) return null;
  const done = (change: Promise<boolean>) => {
    void change;
    onClose();
  };
  if (dialog.kind === 'edit') {
    const { start, replaces } = dialog;
    return (
      <ClientDialog
        title={t(replaces === '' ? 'clients.add' : 'clients.edit')}
        start={start}
        taken={clients.map(({ jib }) => jib).filter((jib) => jib !== replaces)}
        facts={facts}
        onSave={(client) => done(clientList.change((now) => withChanged(now, replaces, client)))}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'remove')
    return (
      <ConfirmDialog
        open
        title={t('clients.remove')}
        confirmLabel={t('clients.removeConfirm')}
        onConfirm={() => done(clientList.change((now) => withoutClient(now, dialog.client.jib)))}
        onClose={onClose}
      >
        <p>{t('clients.removeText', { name: dialog.client.name })}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={t('clients.erase')}
      confirmLabel={t('clients.eraseConfirm')}
      onConfirm={() => done(clientList.change(() => []))}
      onClose={onClose}
    >
      <p>{t('clients.eraseText', { count: clients.length })}</p>
    </ConfirmDialog>
  );
}

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
function ClientDialog({ title, start, taken, facts, onSave, onClose }: ClientDialogProps) {
  const { t } = useTranslation(['templates', 'ui']);
  const formId = useId();
  const { control, register, handleSubmit, formState } = useForm<Client, unknown, Client>({
    defaultValues: start,
    resolver: standardSchemaResolver(clientRules(taken)) as Resolver<Client, unknown, Client>,
  });
  const errorOf = (name: keyof Client) => {
    const message = formState.errors[name]?.message;
    return message ? t(`errors.${message as KeyUnder<'templates', 'errors'>}`) : null;
  };
  const entityType = useController({ control, name: 'legalEntityTypeId' });
  const publicInterest = useController({ control, name: 'publicInterest' });
  const standard = useController({ control, name: 'reportingStandard' });
  // Who prepares the reports and which report it is; left alone, the form says so for each batch.
  const creatorId = useId();
  const type = useController({ control, name: 'creatorType' });
  const creator = useController({ control, name: 'creatorId' });
  const reportType = useController({ control, name: 'reportTypeId' });
  const { value: forced, onChange: setForced, ...rest } = publicInterest.field;

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
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
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
        <NumberSelect
          {...entityType.field}
          label={t('legalEntityType')}
          placeholder={t('clients.typeLater')}
          options={facts.entityTypes?.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CheckboxField
          {...rest}
          label={t('publicInterest')}
          checked={forced}
          onChange={({ currentTarget }) => {
            setForced(currentTarget.checked);
            standard.field.onChange(withPublicInterest(currentTarget.checked).reportingStandard);
          }}
        />
        <StandardSelect {...standard.field} forced={forced} nameOf={(value) => t(`standard.${value}.name`)} />
        <NumberSelect
          {...type.field}
          label={t('clients.creatorType')}
          hint={t('clients.ownHint')}
          placeholder={t('clients.asInForm')}
          onChange={(next) => {
            type.field.onChange(next);
            creator.field.onChange(null);
          }}
          options={[CREATOR_TYPE.accountant, CREATOR_TYPE.auditCompany].map((value) => ({
            value,
            label: t(`creatorType.${creatorKey(value)}`),
          }))}
        />
        {type.field.value === null ? null : <CreatorSelect {...creator.field} id={creatorId} type={type.field.value} />}
        <NumberSelect
          {...reportType.field}
          label={t('reportType')}
          placeholder={t('clients.asInForm')}
          options={facts.reportTypes?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </form>
    </Dialog>
  );
}
