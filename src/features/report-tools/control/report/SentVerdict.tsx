import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Receipt } from './receipt.ts';
import { Verdict } from './Verdict.tsx';

type SentVerdictProps = { receipt: Receipt; title: string; children: ReactNode; onRestart: () => void };

/** 'Submitted', on ink: it cannot be taken for the outcome of a check. */
export function SentVerdict({ receipt, title, children, onRestart }: SentVerdictProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  return (
    <Verdict
      tone="sent"
      title={title}
      status={t('status.submitted', { time: formatDateTime(receipt.sentAt, lang) })}
      actions={
        <Button icon={RotateCcw} onClick={onRestart}>
          {t('startAgain')}
        </Button>
      }
    >
      <p>{children}</p>
    </Verdict>
  );
}
