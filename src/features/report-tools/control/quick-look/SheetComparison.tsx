import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { isValidReportId } from '../report/report-id.ts';
import { useTypeName } from '../report/use-type-name.ts';
import { compareSheets } from './compare-sheets.ts';
import { FindingItem } from './FindingItem.tsx';
import { groupFindings } from './group-findings.ts';
import type { Finding, WorkbookFacts } from './quick-look.model.ts';

type TemplateComparison = 'idle' | 'running' | 'failed' | readonly Finding[];

/** Compares the workbook's sheets with those of an empty template, when asked for: the agency has to make one for it. */
export function SheetComparison({ facts }: { facts: WorkbookFacts }) {
  const { t } = useTranslation('quick-look');
  const lang = useLang();
  const typeName = useTypeName();
  const [comparison, setComparison] = useState<TemplateComparison>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (!isValidReportId(facts.id)) return null;

  async function compare(): Promise<void> {
    if (comparison === 'running') return;
    const controller = new AbortController();
    running.current = controller;
    setComparison('running');
    try {
      // Asked for by few; it brings the http client with it.
      const { freshSheetNames } = await import('./fresh-template.ts');
      const name = typeName(facts.id, facts.form) ?? '';
      setComparison(compareSheets(facts.sheets, await freshSheetNames(facts, name, lang, controller.signal)));
    } catch {
      if (!controller.signal.aborted) setComparison('failed');
    }
  }

  const groups = typeof comparison === 'string' ? [] : groupFindings(comparison);
  return (
    <div>
      {comparison === 'failed' ? (
        <Banner kind="act" live>
          {t('compare.failed')}
        </Banner>
      ) : null}
      {typeof comparison !== 'string' ? (
        <Banner kind={groups.length > 0 ? 'act' : 'ok'} live>
          {groups.length > 0 ? t('compare.differs') : t('compare.same')}
        </Banner>
      ) : (
        <Button size="small" isPending={comparison === 'running'} onClick={() => void compare()}>
          {t('compare.ask')}
        </Button>
      )}
      {groups.length > 0 ? (
        <ul>
          {groups.map((group) => (
            <FindingItem key={`${group.code} ${group.sheet}`} group={group} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
