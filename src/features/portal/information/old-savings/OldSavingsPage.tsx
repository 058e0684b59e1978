import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { documentUrl } from '#shared/config/document-url.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { INFORMATION_DOCUMENTS } from '../DocumentLink.tsx';
import { Conditions } from '../Prose.tsx';
import styles from './OldSavingsPage.module.css';

/** The page on old foreign-currency savings: where to go, the request form, legal basis and news (P2.14). */
export default function OldSavingsPage() {
  const { t } = useTranslation(['information', 'layout']);
  const lang = useLang();
  const { data: tree } = useContent();
  const toContent = (id: number, slug: string) => href('content', lang, { id, slug: tree?.byId.get(id)?.slug || slug });
  // The English page offers the Croatian form, as the report templates do (R2.9).
  const file = documentUrl(INFORMATION_DOCUMENTS.oldSavingsRequest[lang]);
  return (
    <Page
      base="oldSavings"
      title={t('savings.title')}
      intro={t('savings.intro')}
      description={t('savings.description')}
    >
      <Section title={t('savings.where')} split className={styles.first ?? ''}>
        <div className="stack measure">
          <p>{t('savings.locations')}</p>
          <p>
            <ButtonLink to={href('locations', lang)} iconAfter={ArrowRight}>
              {t('layout:screens.locations')}
            </ButtonLink>
          </p>
        </div>
      </Section>
      <Section title={t('savings.document')} split>
        <ul>
          <FileRow
            name={t('savings.request')}
            note={file ? t('savings.requestKind') : t('documents.onRequest', { format: 'DOCX' })}
            actions={
              file ? (
                <ExternalLink href={file} icon={Download} button={{ size: 'small' }}>
                  {t('savings.download')}
                </ExternalLink>
              ) : undefined
            }
          />
        </ul>
      </Section>
      <Section title={t('savings.law')} intro={t('savings.lawIntro')} split>
        <ButtonLink to={toContent(CONTENT_ID.oldSavingsLaw, t('savings.lawSlug'))} iconAfter={ArrowRight}>
          {t('savings.lawLink')}
        </ButtonLink>
      </Section>
      <Section title={t('layout:screens.news')} intro={t('savings.newsIntro')} split>
        <ButtonLink to={toContent(CONTENT_ID.oldSavingsNews, t('savings.newsSlug'))} iconAfter={ArrowRight}>
          {t('savings.newsLink')}
        </ButtonLink>
      </Section>
      <Conditions of="oldSavings" />
    </Page>
  );
}
