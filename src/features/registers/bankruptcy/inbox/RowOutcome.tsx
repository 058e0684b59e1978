import RotateCw from 'lucide-react/icons/rotate-cw';
import SendIcon from 'lucide-react/icons/send-horizontal';
import { useTranslation } from 'react-i18next';
import { signInUrl } from '#domain/session/identity-links.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { formatShare } from '#shared/format/number.ts';
import { mayBeTooLarge } from '#shared/http/too-large.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { Accepted, SendProblem } from '../add-document-machine.ts';
import { bodySizeOf } from '../document-body.ts';
import { useStaffOnly } from '../use-staff-only.ts';
import type { InboxRow } from './run/inbox-row.ts';

type RowOutcomeProps = {
  row: InboxRow;
  /** Sends the document again, or after its warnings were confirmed. */
  onSend: (accepted: Accepted | null) => void;
};

/** What became of sending a document: its progress, the question before it, or why it was not added. */
export function RowOutcome({ row, onSend }: RowOutcomeProps) {
  const { t } = useTranslation(['inbox', 'bankruptcy']);
  const lang = useLang();
  const staffOnly = useStaffOnly();
  if (row.at.step !== 'saving') return null;
  const { saving } = row.at;
  const name = <VisuallyHidden>{` ${nameOf(row.file)}`}</VisuallyHidden>;
  if (saving.step === 'sending')
    return <ProgressBar label={t('bankruptcy:sending')} value={saving.share} text={formatShare(saving.share, lang)} />;
  if (saving.step === 'confirming')
    return (
      <Banner kind="act" title={t('checkBeforeSending')}>
        {saving.warnings.map((warning) => (
          <p key={warning}>{t(`bankruptcy:warnings.${warning}`)}</p>
        ))}
        <div className="button-row">
          <Button
            size="small"
            icon={SendIcon}
            unavailable={staffOnly}
            onClick={() => onSend({ of: saving.of, warnings: saving.warnings })}
          >
            <span>{t('sendAnyway')}</span>
            {name}
          </Button>
        </div>
      </Banner>
    );
  if (saving.step !== 'failed') return null;
  const { problem } = saving;
  const isUnknown = problem.kind === 'unknown';
  return (
    <Banner kind="error" title={t(isUnknown ? 'bankruptcy:notKnown' : 'bankruptcy:notAdded')}>
      <ProblemText problem={problem} size={row.file.size} />
      <div className="button-row">
        <Button size="small" icon={RotateCw} unavailable={staffOnly} onClick={() => onSend(null)}>
          <span>{t(isUnknown ? 'checkAgain' : 'sendAgain')}</span>
          {name}
        </Button>
      </div>
    </Banner>
  );
}

/** Why a document was not added, or that this is unknown; `size` of its file in bytes. */
function ProblemText({ problem, size }: { problem: SendProblem; size: number }) {
  const { t } = useTranslation(['inbox', 'bankruptcy']);
  const lang = useLang();
  if (!('error' in problem))
    return (
      <p>{t(problem.kind === 'lookupFailed' ? 'bankruptcy:sendProblems.lookupFailed' : `problems.${problem.kind}`)}</p>
    );
  const { error, kind } = problem;
  const own =
    kind === 'unknown'
      ? t('problems.unknown')
      : error.status === 401
        ? t('problems.signIn')
        : error.status === 403
          ? t('bankruptcy:sendProblems.forbidden')
          : undefined;
  return (
    <>
      <FailureText error={error}>{own}</FailureText>
      {mayBeTooLarge(error, bodySizeOf(size)) ? (
        <p>{t('problems.size', { size: formatFileSize(size, lang), sent: formatFileSize(bodySizeOf(size), lang) })}</p>
      ) : null}
      {error.status === 401 ? (
        <p>
          <ExternalLink href={signInUrl(window.location.origin + window.location.pathname)}>
            {t('staffOnly.signIn')}
          </ExternalLink>
        </p>
      ) : null}
    </>
  );
}
