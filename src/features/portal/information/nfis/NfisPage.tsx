import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { env } from '#shared/config/env.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';

/** The NFIS application for signed-in users (P2.2; readings, P2.2): a link to it, or how else to reach it. */
export default function NfisPage() {
  const { t } = useTranslation('information');
  return (
    <Page base="nfis" title={t('nfis.title')} intro={t('nfis.intro')}>
      {env.VITE_NFIS_URL ? (
        <p>
          <ExternalLink href={env.VITE_NFIS_URL} button={{ variant: 'primary' }}>
            {t('nfis.open')}
          </ExternalLink>
        </p>
      ) : (
        <Banner kind="info">{t('nfis.through')}</Banner>
      )}
    </Page>
  );
}
