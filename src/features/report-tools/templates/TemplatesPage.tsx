import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { FilingDeadlines } from '#domain/agency-file/FilingDeadlines.tsx';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
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
import type { CreatorType } from './creators.model.ts';
import { InfoPanel } from './InfoPanel.tsx';
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

/** The page of one generator: information on the left, form and clients on the right. */
function TemplateScreen({ version }: { version: TemplateVersion }) {
  const { t } = useTranslation(['templates', 'layout']);
  const { announcer } = usePortal();
  const lang = useLang();
  const facts = useDocumentFacts(version, lang);
  const template = useTemplateForm(version.route);
  const title = t(`title.${version.route}`);
  /** The client whose link opened the page. */
  const [requested, setRequested] = useState<string | null>(null);

  const filledText = (name: string, creatorType: CreatorType | null) =>
    t(creatorType === null ? 'clients.filledChooseType' : 'clients.filled', { name });

  function fill(client: Client): void {
    setRequested(null);
    const { form, values } = template;
    const shouldValidate = form.formState.isSubmitted;
    if (client.creatorType !== null && client.creatorId !== null) {
      form.setValue('creatorType', client.creatorType, { shouldValidate });
      form.setValue('creatorId', client.creatorId, { shouldValidate });
    }
    // A list that is not there yet drops a type it does not have once it is.
    if (client.reportTypeId !== null && (!facts.reportTypes || facts.isOffered(client.reportTypeId)))
      form.setValue('reportTypeId', client.reportTypeId, { shouldValidate });
    form.setValue('jib', client.jib, { shouldValidate });
    form.setValue('legalEntityTypeId', client.legalEntityTypeId, { shouldValidate });
    form.setValue('publicInterest', client.publicInterest);
    form.setValue('reportingStandard', client.reportingStandard);
    announcer.announce(filledText(client.name, client.creatorType ?? values.creatorType));
    const heading = document.getElementById('template-form-title');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  useRequestedClient(!facts.reportTypesQuery.isLoading && !facts.entityTypesQuery.isLoading, (client, year) => {
    fill(client);
    if (year !== null && version.years.includes(year)) template.form.setValue('accountingPeriod', year);
    setRequested(client.name);
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
function useRequestedClient(isReady: boolean, onFill: (client: Client, year: number | null) => void): void {
  const { items: clients } = useStoredList(clientList);
  const [{ client: jib, year }, setRequest] = useUrlState(requestUrl);
  const isRequested = jib !== '' && clients !== null && isReady;
  const fill = useEffectEvent(() => {
    onFill(clients?.find((client) => client.jib === jib) ?? { ...NEW_CLIENT, jib, name: jib }, year);
    setRequest({ client: '', year: null }, { history: 'replace' });
  });
  useEffect(() => {
    if (isRequested) fill();
  }, [isRequested]);
}
