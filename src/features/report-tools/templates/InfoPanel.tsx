import Barcode from 'lucide-react/icons/barcode';
import BookOpen from 'lucide-react/icons/book-open';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isFileKind } from '#domain/filing/file-kinds.ts';
import { documentUrl } from '#shared/config/document-url.ts';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { buttonClasses } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { BARCODE_FONT, type TemplateDocument, type TemplateVersion } from './template-version.ts';
import styles from './InfoPanel.module.css';

/** The width from which the panel is beside the form; the same as `--from-desktop` of the style sheets. */
const QUERY = '(width >= 1000px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

/** Information and files besides the template itself (R2.8, R2.9): beside the form, or collapsed above it on narrow screens. */
export function InfoPanel({ version }: { version: TemplateVersion }) {
  const { t } = useTranslation('templates');
  const parts = <Parts version={version} />;
  return (
    <aside aria-label={t('info.label')} className={`no-print ${styles.panel}`}>
      {useWide() ? parts : <Disclosure summary={t('info.label')}>{parts}</Disclosure>}
    </aside>
  );
}

function Parts({ version }: { version: TemplateVersion }) {
  const lang = useLang();
  const { t } = useTranslation('templates');
  const instruction = documentUrl(version.instruction);
  const suite = env.VITE_OFFICE_SUITE_URL;
  const old = version.route === 'templatesOld';
  return (
    <div className="stack-4">
      <Part title={t('info.instruction')} text={t(old ? 'info.instructionOldText' : 'info.instructionText')}>
        {instruction ? (
          <ExternalLink href={instruction} button={{ wide: true }} icon={BookOpen}>
            {t('info.instructionDownload')}
          </ExternalLink>
        ) : (
          <p className={styles.missing}>{t('info.notAvailable')}</p>
        )}
      </Part>
      <Part title={t('info.font')} text={t('info.fontText')}>
        <a href={import.meta.env.BASE_URL + BARCODE_FONT.file} download className={buttonClasses({ wide: true })}>
          <Icon of={Barcode} size="s" />
          <span>{t('info.fontDownload')}</span>
        </a>
        <p className={styles.licence}>
          <a href={import.meta.env.BASE_URL + BARCODE_FONT.licence}>{t('info.fontLicence')}</a>
        </p>
      </Part>
      {suite ? (
        <Part title={t('info.suite')} {...(old && { text: t('info.suiteText') })}>
          <ExternalLink href={suite} icon={FileSpreadsheet}>
            {t('info.suiteLink')}
          </ExternalLink>
        </Part>
      ) : null}
      <Part title={t('downloadAdditionalTemplates')}>
        <AdditionalTemplates documents={version.documents} />
      </Part>
      <Part title={t(old ? 'info.newTitle' : 'info.oldTitle')}>
        <Link to={href(version.other, lang)} className={styles.other}>
          <Icon of={History} size="s" />
          <span>{t(old ? 'info.newLink' : 'title.templatesOld')}</span>
        </Link>
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="side-head">{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </section>
  );
}

/** The documents that belong to the report, in the reader's language (R2.8, R2.9); without a documents base only their names. */
function AdditionalTemplates({ documents }: { documents: readonly TemplateDocument[] }) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'filing']);
  return (
    <ul className={styles.documents}>
      {documents.map(({ key, file }) => {
        const address = documentUrl(file[lang]);
        const name = t(isFileKind(key) ? `filing:kind.${key}` : `document.${key}`);
        return (
          <li key={key}>
            {address ? <ExternalLink href={address}>{name}</ExternalLink> : <span>{name}</span>}
            <span className={styles.kind}>{file[lang].split('.').pop()?.toUpperCase()}</span>
          </li>
        );
      })}
    </ul>
  );
}
