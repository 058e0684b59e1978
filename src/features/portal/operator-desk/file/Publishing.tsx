import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { differencesOf } from './difference.ts';
import { fileOf, problemsOf, type RawFile } from './file-form.ts';
import type { DeskForm } from './use-desk-form.ts';
import { useDifferenceText, usePlaceText } from './use-difference-text.ts';
import { type DeskProblem, useProblemText } from './use-problem-text.ts';
import styles from './Publishing.module.css';

const jsonOf = (file: RawFile) => `${JSON.stringify(file, null, 2)}\n`;

type PublishingProps = {
  published: RawFile;
  /** The file that was opened: what the form does not have is kept of it. */
  base: RawFile;
  isBroken: boolean;
  /** Opens the part with a field and focuses the field. */
  onGo: (place: string) => void;
};

/** What is wrong with the file, what publishing it would change, and the button that saves it for upload. */
export function Publishing({ published, base, isBroken, onGo }: PublishingProps) {
  const { t } = useTranslation('operator-desk');
  const { announcer } = usePortal();
  const { control, trigger, getValues } = useFormContext<DeskForm>();
  const { errors } = useFormState<DeskForm>({ control });
  const parts = useWatch<DeskForm, 'parts'>({ name: 'parts' });
  /** The saved file as text; '' before. */
  const [saved, setSaved] = useState('');
  const [rest, setRest] = useState<readonly string[]>([]);
  /** How often the file was not saved because of its problems. */
  const [refusals, setRefusals] = useState(0);
  const problems = problemsIn(errors);
  const file = fileOf(base, parts);
  const differences = differencesOf(published, file);

  async function save(): Promise<void> {
    setSaved('');
    setRest([]);
    const isValid = await trigger();
    const checked = fileOf(base, getValues('parts'));
    // The form has the schema of the file; this is the reading of the portal itself.
    const left = isValid ? problemsOf(checked) : [];
    setRest(left);
    if (!isValid || left.length > 0) return setRefusals((count) => count + 1);
    saveAs(new Blob([jsonOf(checked)], { type: 'application/json' }), 'agency.json');
    setSaved(jsonOf(checked));
    announcer.announce(t('publish.saved'));
  }

  return (
    <div className="stack-3">
      <Problems {...{ problems, rest, refusals, onGo }} />
      <Differences differences={differences} />
      <div className="button-row">
        <Button
          variant="primary"
          icon={Download}
          unavailable={differences.length === 0 && !isBroken ? t('publish.noDifference') : null}
          onClick={() => void save()}
        >
          {t('publish.save')}
        </Button>
      </div>
      {saved === jsonOf(file) ? (
        <Banner kind="ok" title={t('publish.saved')}>
          <ol className={styles.steps}>
            {(['upload', 'compressed', 'look'] as const).map((step) => (
              <li key={step}>{t(`publish.steps.${step}`)}</li>
            ))}
          </ol>
        </Banner>
      ) : null}
    </div>
  );
}

type Problem = { place: string; problem: DeskProblem };

/** The problems of the form by the places of their values. */
function problemsIn(errors: FieldErrors | undefined, place = ''): Problem[] {
  return Object.entries(errors ?? {}).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const own = name === 'root' ? place : place ? `${place}.${name}` : name;
    return 'type' in error && typeof error.type === 'string'
      ? [{ place: own, problem: error as DeskProblem }]
      : problemsIn(error as FieldErrors, own);
  });
}

type ProblemsProps = {
  problems: readonly Problem[];
  rest: readonly string[];
  refusals: number;
  onGo: (place: string) => void;
};

/** Everything that keeps the file from being saved; each problem leads to its field. */
function Problems({ problems, rest, refusals, onGo }: ProblemsProps) {
  const { t } = useTranslation('operator-desk');
  const placeText = usePlaceText();
  const problemText = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length + rest.length;
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner kind="error" live title={t('publish.problems', { count })}>
        <ul>
          {problems.map(({ place, problem }) => (
            <li key={place}>
              <button type="button" className={styles.place} onClick={() => onGo(place)}>
                {placeText(place.split('.').slice(1))}
              </button>
              <span>{`: ${problemText(problem)}`}</span>
            </li>
          ))}
          {rest.map((sentence) => (
            <li key={sentence}>
              <code>{sentence}</code>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

/** What publishing the file would change, value by value. */
function Differences({ differences }: { differences: ReturnType<typeof differencesOf> }) {
  const { t } = useTranslation('operator-desk');
  const placeText = usePlaceText();
  const textOf = useDifferenceText();
  if (differences.length === 0) return <p className="muted">{t('publish.noDifference')}</p>;
  return (
    <Table stack caption={t('publish.differences', { count: differences.length })}>
      <TableHead columns={[t('publish.place'), t('publish.before'), t('publish.after')]} />
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path.join('.')}>
            <th scope="row">{placeText(path)}</th>
            <td data-l={t('publish.before')} className={styles.value}>
              {textOf(before, path)}
            </td>
            <td data-l={t('publish.after')} className={styles.value}>
              {textOf(after, path)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
