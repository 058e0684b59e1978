import { ArrowRight, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONTENT_TYPE, CUT } from '#shared/config/settings.ts';
import { Dated } from '#domain/content/Dated.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { externalTarget, type ItemTarget } from '#domain/content/item-link.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { listItemTarget } from './list-item-target.ts';
import styles from './ListEntry.module.css';

function Title({ target, children }: { target: ItemTarget; children: string }) {
  if (target.kind === 'none') return <bdi>{children}</bdi>;
  if (target.kind === 'external') return <ExternalLink href={target.href}>{children}</ExternalLink>;
  return <Link to={target.to}>{children}</Link>;
}

function DocumentEntry({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const file = externalTarget(item.url);
  return (
    <>
      <div>
        <Dated date={item.dateTime} className={styles.date} />
        <h2>
          <Title target={file}>{item.title}</Title>
        </h2>
      </div>
      {file.kind === 'external' ? (
        <ExternalLink href={file.href} icon={Download} button={{ size: 'small' }}>
          {t('list.download')}
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </ExternalLink>
      ) : (
        <span className={styles.missing}>{t('document.missing')}</span>
      )}
    </>
  );
}

function NewsEntry({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const to = href('newsContent', useLang(), { id: item.id });
  const text = cut(stripHtml(item.content), CUT.listText);
  return (
    <>
      <div>
        <Dated date={item.dateTime} className={styles.date} />
        <h2>
          <Link to={to}>{cut(item.title, CUT.listTitle)}</Link>
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <ButtonLink to={to} size="small" iconAfter={ArrowRight}>
        {t('list.more')}
        <VisuallyHidden>: {item.title}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}

/** One child in the content list: a document, news, or a link item (P2.13). */
export function ListEntry({ item }: { item: ContentItem }) {
  const lang = useLang();
  return (
    <li className={styles.entry}>
      {item.contentTypeId === CONTENT_TYPE.document ? (
        <DocumentEntry item={item} />
      ) : item.contentTypeId === CONTENT_TYPE.news ? (
        <NewsEntry item={item} />
      ) : (
        <h2>
          <Title target={listItemTarget(item, lang)}>{item.title}</Title>
        </h2>
      )}
    </li>
  );
}
