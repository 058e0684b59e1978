import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { explanationOf } from '#domain/agency-file/error-guide.ts';
import { Explanation } from '#domain/agency-file/Explanation.tsx';
import { useSilentSince } from '#shared/api/base-answers.ts';
import { TIMING } from '#shared/config/settings.ts';
import { type ApiError, errorReason, serverLines } from '#shared/http/api-error.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { checkCall } from './control.calls.ts';
import { isCancelled, type Problem, problemTitle } from './problem.ts';

type ProblemTextProps = { problem: Problem; during: 'check' | 'send' };

/** Why a check or a repeated submission failed, as a banner in the page. */
export function ProblemBanner({
  problem,
  during = 'check',
  title,
}: Partial<ProblemTextProps> & { problem: Problem; title?: string }) {
  const { t } = useTranslation('control');
  return (
    <Banner kind={isCancelled(problem) ? 'act' : 'error'} title={title ?? t(problemTitle(problem, during))} live>
      <ProblemText problem={problem} during={during} />
    </Banner>
  );
}

/** The cause of a problem: the agency's own message if it gave one, otherwise the reason (R8; readings, P8). */
export function ProblemText({ problem, during }: ProblemTextProps) {
  const { t } = useTranslation('control');
  const { errorGuide } = useAgencyFile();
  const silentAt = useSilentSince(checkCall.base, problem.kind === 'call' ? problem.error : undefined);
  if (problem.kind === 'file') return <p>{t(`problem.file.${problem.reason}`, { file: problem.name })}</p>;
  if (isCancelled(problem)) return null;
  return (
    <>
      {silentAt ? <p>{t('problem.silent', { time: silentAt })}</p> : <FailureText error={problem.error} />}
      <Explanation of={explanationOf(errorGuide, serverLines(problem.error).join(' '))} />
      {during === 'check' && mayBeExpiredCaptcha(problem.error) ? <p>{t('problem.captchaExpired')}</p> : null}
    </>
  );
}

/** Whether a check may have been refused because its captcha expired during a long upload; a submission has none (R4.7, R4.8). */
function mayBeExpiredCaptcha(error: ApiError): boolean {
  const isRefused = ['refused', 'forbidden'].includes(errorReason(error));
  return isRefused && (error.upload?.took ?? 0) > TIMING.captchaLife;
}

/** 'Error': the submission was refused or failed, with the agency's own message if it sent one (R4.8, R8, faults A51). */
export function SubmitFailureDialog({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const { t } = useTranslation('control');
  return (
    <Dialog open title={t('Error')} size="s" onClose={onClose} closeLabel={t('understood')}>
      <div role="alert" className="stack">
        <p>
          <b>{t(problemTitle(problem, 'send'))}</b>
        </p>
        <ProblemText problem={problem} during="send" />
      </div>
    </Dialog>
  );
}
