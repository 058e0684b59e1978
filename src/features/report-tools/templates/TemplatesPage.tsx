import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { FilingDeadlines } from '#domain/agency-file/FilingDeadlines.tsx';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { clientList } from '#domain/filing/clients/client-list.ts';
import type { Client } from '#domain/filing/clients/client.ts';
import { urlJib } from '#domain/legal-entity/search/entity-filters.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href, routeNameOf } from '#shared/routing/href.ts';
import { urlNumber } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import type { Own } from './batch/batch-machine.ts';
import { ownOrCommon } from './batch/batch.ts';
import type { CreatorType } from './creators.model.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { EMPTY_FORM } from './template-form.ts';
import { NEW_TEMPLATES, OLD_TEMPLATES, type TemplateVersion } from './template-version.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useDocumentFacts } from './use-document-facts.ts';
import { useTemplateForm } from './use-template-form.ts';
import styles from './TemplatesPage.module.css';

const ClientsSection = lazyPart(() => import('./ClientsSection.tsx').then((file) => file.ClientsSection));

/** The template generator, by its address: for reports from 2022 on, with the pro-forma invoice (R2.9), or up to 2021 (R2.8). */
export default function TemplatesPage() {
  const version = routeNameOf(useLocation().pathname) === 'templatesOld' ? OLD_TEMPLATES : NEW_TEMPLATES;
  return <TemplateScreen key={version.route} version={version} />;
}

/** What was filled in: the data of a client, or a jib that is no client. */
type Filled = { of: 'client' | 'jib'; name: string };

/** The page of one generator: information on the left, form and clients on the right. */
function TemplateScreen({ version }: { version: TemplateVersion }) {
  const { t } = useTranslation(['templates', 'layout']);
  const { announcer } = usePortal();
  const lang = useLang();
  const facts = useDocumentFacts(version, lang);
  const template = useTemplateForm(version.route);
  const { items: clients } = useStoredList(clientList);
  const clientOf = (jib: string) => clients?.find((one) => one.jib === jib);
  const title = t(`title.${version.route}`);
  /** What the link that opened the page has filled in. */
  const [requested, setRequested] = useState<Filled | null>(null);
  /** What the last client has filled in of its own, and what was chosen before. */
  const lastFilled = useRef<{ chosen: Own; own: Own } | null>(null);

  const filledText = ({ of, name }: Filled, creatorType: CreatorType | null) =>
    t(`clients.filled.${of}${creatorType === null ? 'ChooseType' : ''}`, { name });

  /** Creator and report type as the person chose them: what is still as a client has filled it in was not chosen. */
  function chosenInForm(): Own {
    const { creatorType, creatorId, reportTypeId } = template.form.getValues();
    // A draft does not say what was chosen: what its client has of its own counts as filled in.
    const { chosen, own } = lastFilled.current ?? { chosen: EMPTY_FORM, own: clientOf(template.draft.initial.jib) };
    const isOwnCreator = creatorType === own?.creatorType && creatorId === own.creatorId;
    return {
      ...(isOwnCreator ? chosen : { creatorType, creatorId }),
      reportTypeId: reportTypeId === own?.reportTypeId ? chosen.reportTypeId : reportTypeId,
    };
  }

  /** Fills in creator and report type. */
  function fillOwn(chosen: Own, own: Own): void {
    const { form } = template;
    const shouldValidate = form.formState.isSubmitted;
    lastFilled.current = { chosen, own };
    form.setValue('creatorType', own.creatorType, { shouldValidate });
    form.setValue('creatorId', own.creatorId, { shouldValidate });
    form.setValue('reportTypeId', own.reportTypeId, { shouldValidate });
  }

  function showFilled(filled: Filled): void {
    announcer.announce(filledText(filled, template.form.getValues('creatorType')));
    const heading = document.getElementById('template-form-title');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  function fill(client: Client): void {
    setRequested(null);
    const { form } = template;
    const shouldValidate = form.formState.isSubmitted;
    const chosen = chosenInForm();
    // A list that is not there yet drops a type it does not have once it is.
    const own = ownOrCommon(client, chosen, (id) => !facts.reportTypes || facts.isOffered(id));
    fillOwn(chosen, own);
    form.setValue('jib', client.jib, { shouldValidate });
    form.setValue('legalEntityTypeId', client.legalEntityTypeId, { shouldValidate });
    form.setValue('publicInterest', client.publicInterest);
    form.setValue('reportingStandard', client.reportingStandard);
    showFilled({ of: 'client', name: client.name });
  }

  const isReady = clients !== null && !facts.reportTypesQuery.isLoading && !facts.entityTypesQuery.isLoading;
  useRequestedClient(isReady, (jib, year) => {
    const client = clientOf(jib);
    const filled = client ? ({ of: 'client', name: client.name } as const) : ({ of: 'jib', name: jib } as const);
    if (client) fill(client);
    else {
      const chosen = chosenInForm();
      fillOwn(chosen, chosen);
      template.form.setValue('jib', jib, { shouldValidate: template.form.formState.isSubmitted });
      showFilled(filled);
    }
    if (year !== null && version.years.includes(year)) template.form.setValue('accountingPeriod', year);
    setRequested(filled);
  });

  return (
    <div className="wrap">
      <PageMeta title={title} description={t(`description.${version.route}`)} />
      <ContentTrail base={version.route} title={title} trail="register" />
      <PageHead
        title={title}
        intro={t(`intro.${version.route}`)}
        actions={
          <ButtonLink to={href('season', lang)} variant="quiet" icon={CalendarCheck}>
            {t('layout:screens.season')}
          </ButtonLink>
        }
      />
      <Closed names={['template']} />
      {version.banner ? (
        <Banner kind="error" className={styles.banner ?? ''}>
          <p>
            <span>{t(version.banner)}</span> <Link to={href(version.other, lang)}>{t('info.newLink')}</Link>
          </p>
        </Banner>
      ) : null}
      <div className={`stack-4 ${styles.columns}`}>
        <InfoPanel version={version} />
        <div className={styles.work}>
          <TemplateForm
            {...template}
            {...{ version, facts }}
            clear={() => {
              setRequested(null);
              lastFilled.current = { chosen: EMPTY_FORM, own: EMPTY_FORM };
              template.clear();
            }}
            notice={
              requested === null ? null : (
                <Banner kind="info" onDismiss={() => setRequested(null)}>
                  {filledText(requested, template.values.creatorType)}
                </Banner>
              )
            }
          />
          <ClientsSection
            {...{ version, facts }}
            values={template.values}
            readForm={template.form.getValues}
            onFill={fill}
          />
        </div>
      </div>
      <FilingDeadlines />
    </div>
  );
}

/** The client and accounting period that a link to the templates asks for: `?client=4200000000001&year=2025`. */
const requestUrl = z.object({ client: urlJib(), year: urlNumber() });

/**
 * Fills the form for the client in the address, once its lists are loaded or failed; a jib that is no client fills its field alone.
 * The address then forgets it, so that a reload does not overwrite what has been entered since.
 */
function useRequestedClient(isReady: boolean, onFill: (jib: string, year: number | null) => void): void {
  const [{ client: jib, year }, setRequest] = useUrlState(requestUrl);
  const isRequested = jib !== '' && isReady;
  const fill = useEffectEvent(() => {
    onFill(jib, year);
    setRequest({ client: '', year: null }, { history: 'replace' });
  });
  useEffect(() => {
    if (isRequested) fill();
  }, [isRequested]);
}
