import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { AgencyNotice } from './agency-file.schema.ts';

const KINDS = { info: 'info', warning: 'act', urgent: 'error' } as const;

type NoticeBannerProps = { notice: AgencyNotice; lang: Lang; live?: boolean; onDismiss?: () => void };

/** One notice of the agency's file. The texts of `layout` have to be there in its language. */
export function NoticeBanner({ notice: { level, text }, lang, live = level === 'urgent', ...rest }: NoticeBannerProps) {
  const { t } = useTranslation('layout', { lng: lang });
  return (
    <Banner kind={KINDS[level]} title={t(`agencyNotice.${level}`)} live={live} {...rest}>
      {text[lang]}
    </Banner>
  );
}
