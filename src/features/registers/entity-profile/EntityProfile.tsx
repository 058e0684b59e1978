import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { DrawnAtOnce, DrawnValue } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { usePageReady } from '#shared/api/page-ready.ts';
import { WRAP_AT } from '#shared/config/settings.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton, TextSkeleton } from '#shared/ui/Skeleton.tsx';
import { AccountSection, DetailSections, PeopleSections } from './BasicSections.tsx';
import { type ExtractChoice, WHOLE_EXTRACT } from './extract/extract-choice.ts';
import { FinancialCards } from './FinancialCards.tsx';
import { HeadFacts } from './HeadFacts.tsx';
import { ProceedingsSection, ProceedingsStatus } from './Proceedings.tsx';
import { ProfileAccount } from './ProfileAccount.tsx';
import { type ProfileAnswers, useProfileAnswers } from './use-profile-answers.ts';
import styles from './EntityProfile.module.css';
import head from './ProfileHead.module.css';

type EntityProfileProps = { entity: LegalEntity; loadedAt: Date | null };

/** Its sentences wait for further answers, so its file comes with them. */
const ProfileSummary = lazyPart(async () => (await import('./late-parts.ts')).ProfileSummary, {
  isLate: true,
  waiting: () => <TextSkeleton lines={6} />,
});

/** From the agency's file, which is read late. */
const ProfileSources = lazyPart(async () => (await import('./late-parts.ts')).ProfileSources, { isLate: true });

const Timeline = lazyPart(async () => (await import('./late-parts.ts')).Timeline, {
  isLate: true,
  waiting: () => <RowsSkeleton rows={4} />,
});

/**
 * The profile as a company extract (R2.4). A visible entity has its account at the top and its financial cards below. For any
 * other entity the account is in the right column with founders and management, and the cards are hidden.
 */
export function EntityProfile({ entity, loadedAt }: EntityProfileProps) {
  const { t } = useTranslation('entity-profile');
  const { isVisibleEntity } = entity;
  const answers = useProfileAnswers(entity);
  const [choice, setChoice] = useState(WHOLE_EXTRACT);
  return (
    <>
      <ExtractOnPaper {...answers} {...{ loadedAt, choice }} />
      <article className={styles.extract}>
        <ProfileHead entity={entity} loadedAt={loadedAt} />
        <ProceedingsStatus state={answers.proceedings} jib={entity.jib} />
        <ProfileActions {...answers} choice={choice} onChoice={setChoice} />
        <ProfileSummary {...answers} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <DetailSections entity={entity} />
          </div>
          <div className={styles.column}>
            {isVisibleEntity ? null : <AccountSection jib={entity.jib} />}
            <PeopleSections {...entity} />
          </div>
        </div>
        <ProceedingsSection state={answers.proceedings} name={nameOfEntity(entity)} />
        {isVisibleEntity ? (
          <FinancialSection entity={entity} reports={answers.reports} />
        ) : (
          <Banner kind="info" className={styles.hidden ?? ''}>
            {t(entity.isHiddenEntity ? 'hiddenCards' : 'notShownCards')}
          </Banner>
        )}
        {/* The links above lead here before the timeline has come, too. */}
        <div id="timeline">
          <Timeline {...answers} />
        </div>
        <ProfileSources />
        <WrongRecord entity={entity} />
        <DrawnAtOnce />
      </article>
    </>
  );
}

/** Leads to the contact form, which has the name and jib of the entity filled in; nothing is sent. */
function WrongRecord({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  return (
    <p className={`${styles.wrong} no-print`}>
      <span>{`${t('wrongTitle')} `}</span>
      <Link to={href('contact', lang, {}, { entity: nameOfEntity(entity), jib: entity.jib })}>{t('wrongRecord')}</Link>
    </p>
  );
}

/** Replaces the profile on paper; comes when the page is ready, and until then the page prints as it is on the screen. */
const ExtractOnPaper = lazyPart(async () => (await import('./extract/extract-parts.ts')).ExtractOnPaper, {
  isLate: true,
  failed: () => null,
});

/** Asks what to print; comes with the printed extract. */
const ExtractDialog = lazyPart(async () => (await import('./extract/extract-parts.ts')).ExtractDialog);

type ProfileActionsProps = ProfileAnswers & { choice: ExtractChoice; onChoice: (choice: ExtractChoice) => void };

/** Actions of a profile: jump to its parts, compare, watch, share, print. */
function ProfileActions({ choice, onChoice, ...answers }: ProfileActionsProps) {
  const { entity } = answers;
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const [isChoosing, setChoosing] = useState(false);
  // The extract is rendered with the choice, and nothing covers it, before the browser prints.
  const print = (chosen: ExtractChoice) => {
    flushSync(() => {
      onChoice(chosen);
      setChoosing(false);
    });
    window.print();
  };
  const { id, jib, isPublicEntity } = entity;
  const name = nameOfEntity(entity);
  return (
    <div className={`spread ${styles.actions} no-print`}>
      <nav aria-label={t('parts')} className={styles.parts}>
        <a href="#basic">{t('sources.parts.basic')}</a>
        <a href="#founders">{t('foundersAndManagement')}</a>
        {entity.isVisibleEntity ? <a href="#finances">{t('indicators:title')}</a> : null}
        <a href="#timeline">{t('timeline.title')}</a>
      </nav>
      <div className="button-row">
        {entity.isVisibleEntity && entity.register ? <CompareButton size="small" entity={{ id, name }} /> : null}
        <WatchButton size="small" entity={{ id, jib, name, isPublicEntity }} />
        <CopyButton size="small" label={t('copyLink')} text={() => window.location.href} />
        <Button size="small" icon={Printer} onClick={() => setChoosing(true)}>
          {t('printExtract')}
        </Button>
      </div>
      {isChoosing ? (
        <ExtractDialog {...answers} choice={choice} onPrint={print} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  );
}

/** The financial cards of the entity's register (R2.4, R2.5); a failure here does not affect the rest of the profile. */
function FinancialSection({ entity, reports }: Pick<ProfileAnswers, 'entity' | 'reports'>) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const { register } = entity;
  return (
    <Section title={t('indicators:title')} id="finances">
      <LaidOutLater>
        {register === null ? (
          <EmptyState title={t('noRegister')} />
        ) : (
          <Loaded
            inSlices
            of={reports}
            skeleton={<RowsSkeleton rows={8} />}
            isEmpty={() => false}
            errorTitle={t('failedFinances')}
          >
            {(list) => <FinancialCards entity={entity} register={register} records={list} />}
          </Loaded>
        )}
      </LaidOutLater>
    </Section>
  );
}

/** Content the first screen does not wait for: rendered with it, laid out when the page is ready or it comes near the screen. */
function LaidOutLater({ children }: { children: ReactNode }) {
  return <div className={usePageReady() ? undefined : styles.later}>{children}</div>;
}

/** The head of the extract: long and short name, identification, and beside them the main account of a visible entity. */
function ProfileHead({ entity, loadedAt }: EntityProfileProps) {
  const { t } = useTranslation(['entity-profile', 'legal-entity']);
  const lang = useLang();
  return (
    <header className={classNames(head.head, !entity.isVisibleEntity && head.alone)}>
      <div className={head.names}>
        <p className={head.kind}>
          <span>{[t('register'), entity.legalEntityType].filter(Boolean).join(' · ')}</span>
          {loadedAt ? <span>{t('retrieved', { date: formatDate(loadedAt, lang) })}</span> : null}
        </p>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          <DrawnValue text={entity.longName || entity.shortName} limit={WRAP_AT.longName} />
        </h1>
        <div className={head.short}>
          <DrawnValue text={entity.shortName} limit={WRAP_AT.shortName} />
        </div>
      </div>
      <dl className={head.ids}>
        <div>
          <dt>{t('fields.jib')}</dt>
          <dd className={head.jib}>
            <DrawnValue text={entity.jib} />
            {entity.jib ? <CopyButton size="small" label={t('copyJib')} text={entity.jib} /> : null}
          </dd>
        </div>
        <HeadFacts entity={entity} />
      </dl>
      {entity.isVisibleEntity ? (
        <section className={head.account} aria-label={t('legal-entity:account.title')}>
          <h2>{t('legal-entity:account.title')}</h2>
          <ProfileAccount jib={entity.jib} />
        </section>
      ) : null}
    </header>
  );
}
