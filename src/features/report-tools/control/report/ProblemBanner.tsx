import { Banner } from '#shared/ui/Banner.tsx';
import { isCancelled, type Problem } from './problem.ts';
import styles from './ProblemBanner.module.css';
import { useProblemText } from './use-problem-text.ts';

/** Why a check or a submission did not come to its end, in the flow of the page. */
export function ProblemBanner({ problem, during }: { problem: Problem; during: 'check' | 'send' }) {
  const { title, text, server } = useProblemText()(problem, during);
  return (
    <Banner kind={isCancelled(problem) ? 'act' : 'error'} title={title} live>
      {server ? <ServerText>{server}</ServerText> : null}
      <p>{text}</p>
    </Banner>
  );
}

/** Words of the agency's server as they are: plain text, its line ends kept. */
export function ServerText({ children }: { children: string }) {
  return (
    <p className={styles.server} dir="auto">
      {children}
    </p>
  );
}
