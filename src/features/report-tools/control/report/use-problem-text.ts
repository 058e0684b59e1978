import { useTranslation } from 'react-i18next';
import { isCancelled, isOutcomeUnknown, type Problem } from './problem.ts';

/** What to say of a problem: what happened and what became of the files, and the agency's own words where it sent some. */
export type ProblemText = { title: string; text: string; server: string | null };

/** Puts a problem of a check or a submission into words (R8; readings P8). The agency's text is plain and capped (A51). */
export function useProblemText(): (problem: Problem, during: 'check' | 'send') => ProblemText {
  const { t } = useTranslation('control');
  return (problem, during) => {
    const title = t(`problem.title.${during}`);
    const stored = t(`problem.kept.${during}`);
    if (problem.kind === 'file')
      return { title, text: t(`problem.file.${problem.reason}`, { file: problem.name }), server: null };
    const { error } = problem;
    if (isCancelled(problem)) return { title: t('problem.title.cancelled'), text: stored, server: null };
    if (during === 'send' && isOutcomeUnknown(problem))
      return { title: t('problem.title.unknown'), text: t('problem.unknownOutcome'), server: null };
    return { title, text: `${t(`problem.${reasonOf(error)}`)} ${stored}`, server: error.message ?? null };
  };
}

function reasonOf({ kind, status = 0 }: Extract<Problem, { kind: 'call' }>['error']) {
  if (kind !== 'http') return kind;
  if (status === 401 || status === 403) return 'forbidden' as const;
  if (status === 413) return 'tooLarge' as const;
  if (status === 429) return 'tooMany' as const;
  return status >= 500 ? ('server' as const) : ('refused' as const);
}
