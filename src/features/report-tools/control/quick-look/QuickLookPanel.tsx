import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickLook } from '#domain/report-form/finding.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import styles from './QuickLookPanel.module.css';
import { FindingItem, groupFindings } from './FindingItem.tsx';
import { LearntFrom } from './LearntFrom.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import type { QuickLookState } from './use-quick-look.ts';

type QuickLookPanelProps = { state: QuickLookState; version: ControlVersion; heading?: 2 | 3; ref?: Ref<HTMLElement> };

/** The advice of the quick look, before anything is sent: what the control will stumble over. The agency's word is the only verdict. */
export function QuickLookPanel({ state, version, heading = 2, ref }: QuickLookPanelProps) {
  const { t } = useTranslation('quick-look');
  const id = useId();
  if (state.status === 'none') return null;
  const Heading = `h${heading}` as const;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={id}
      aria-busy={state.status === 'running'}
    >
      <Heading id={id}>{t('title')}</Heading>
      <p className={styles.intro}>{t('intro')}</p>
      {state.status === 'running' ? (
        <Status className={styles.running}>
          <Spinner /> {t('running')}
        </Status>
      ) : null}
      {state.status === 'failed' ? <Banner kind="info">{t('failed')}</Banner> : null}
      {state.status === 'done' ? <Outcome outcome={state.outcome} version={version} /> : null}
    </section>
  );
}

function Outcome({ outcome, version }: { outcome: QuickLook; version: ControlVersion }) {
  const { t } = useTranslation('quick-look');
  const { facts, findings, total } = outcome;
  return (
    <>
      {total === 0 ? (
        <Banner kind="ok" live>
          {t('nothing')}
        </Banner>
      ) : (
        <>
          <Banner kind="act" live title={t('findings', { count: total })}>
            {t('mayBeSent')}
          </Banner>
          <ul>
            {groupFindings(findings).map((group) => (
              <FindingItem key={`${group.code} ${group.sheet}`} group={group} />
            ))}
          </ul>
          {total > findings.length ? (
            <p className="small muted">{t('andMore', { count: total - findings.length })}</p>
          ) : null}
        </>
      )}
      {facts ? <LearntFrom outcome={outcome} version={version} /> : null}
    </>
  );
}
