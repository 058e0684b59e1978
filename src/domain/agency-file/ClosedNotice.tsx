import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#shared/format/date.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { AgencySwitch } from './agency-file.schema.ts';
import { CLOSABLE_ACTIONS } from './closable-actions.ts';

type ClosedNoticeProps = {
  closure: AgencySwitch;
  lang: Lang;
  /** Nothing else is shown of a screen. */
  isPage?: boolean;
  /** Its heading gets the focus that was in the screen. */
  takesFocus?: boolean;
};

/** So that the heading is read. */
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** What is closed, why, until when, and what to do instead. */
export function ClosedNotice({ closure, lang, isPage, takesFocus }: ClosedNoticeProps) {
  const { t } = useTranslation('agency-file', { lng: lang });
  const { closes, until, reason, instead } = closure;
  const action = CLOSABLE_ACTIONS.find((one) => one === closes);
  const isDay = until.length === 10;
  const time = formatMinute(until, lang);
  const title = t(action ? `closed.${action}` : 'closed.screen');
  return (
    <>
      {isPage ? (
        <h1 id="closed-title" tabIndex={-1} ref={takesFocus ? focus : null}>
          {title}
        </h1>
      ) : null}
      <Banner kind="act" icon={Lock} title={isPage ? undefined : title} className="no-print">
        <p>{reason[lang]}</p>
        <p>
          <strong>{t(isDay ? 'closed.untilDay' : 'closed.until', { time })}</strong>
        </p>
        {instead ? <p>{instead[lang]}</p> : null}
      </Banner>
    </>
  );
}
