import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#shared/format/date.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { AgencySwitch } from './agency-file.operation.ts';
import { CLOSABLE_ACTIONS } from './closable-actions.ts';

/** What is closed, why, until when, and what to do instead. */
export function ClosedNotice({ closure, lang }: { closure: AgencySwitch; lang: Lang }) {
  const { t } = useTranslation('agency-file', { lng: lang });
  const { closes, until, reason, instead } = closure;
  const action = CLOSABLE_ACTIONS.find((one) => one === closes);
  const isDay = until.length === 10;
  const time = formatMinute(until, lang);
  return (
    <Banner kind="act" icon={Lock} title={t(action ? `closed.${action}` : 'closed.screen')} className="no-print">
      <p>{reason[lang]}</p>
      <p>
        <strong>{t(isDay ? 'closed.untilDay' : 'closed.until', { time })}</strong>
      </p>
      {instead ? <p>{instead[lang]}</p> : null}
      <p>{t('closed.kept')}</p>
    </Banner>
  );
}
