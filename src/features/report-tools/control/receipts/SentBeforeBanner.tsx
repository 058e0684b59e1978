import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { SentBefore } from './sent-before.ts';

/** Says that the same bytes were sent before, when and with which outcome; nothing without any. Nothing is blocked. */
export function SentBeforeBanner({ sent, className }: { sent: readonly SentBefore[]; className?: string | undefined }) {
  const { t } = useTranslation('receipts');
  const lang = useLang();
  if (sent.length === 0) return null;
  return (
    <Banner kind="act" live title={t('sentBefore.title')} {...(className !== undefined && { className })}>
      <ul>
        {sent.map(({ name, earlierName, receipt, wasTaken }) => (
          <li key={`${receipt.key} ${name}`}>
            <bdi>{name}</bdi>
            <span>{`: ${t(`sentBefore.${wasTaken || receipt.outcome === 'unknown' ? receipt.outcome : 'notTaken'}`, {
              time: formatDateTime(receipt.sentAt, lang),
            })}`}</span>
            {earlierName === null ? null : (
              <>
                <span>{`, ${t('sentBefore.as')} `}</span>
                <bdi>{earlierName}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{t('sentBefore.text')}</p>
    </Banner>
  );
}
