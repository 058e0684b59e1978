import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dated } from '#domain/content/Dated.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { contentKindName } from '#domain/content/item-names.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { excerpt, markMatches } from './matched-words.ts';
import { resultTarget } from './result-link.ts';
import styles from './SearchResult.module.css';

/** A text with the words that were searched for marked. */
function Marked({ text, topic }: { text: string; topic: string }) {
  let at = 0;
  return markMatches(text, topic).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

/** The title as a link to where the result's type leads (P2.10). */
function Title({ item, children }: { item: ContentItem; children: ReactNode }) {
  const target = resultTarget(item, useLang());
  if (target.kind === 'none') return children;
  if (target.kind === 'external') return <ExternalLink href={target.href}>{children}</ExternalLink>;
  return <Link to={target.to}>{children}</Link>;
}

/** One result: its kind and date, title, a part of its text around the match, tags (P2.10). */
export function SearchResult({ item, topic }: { item: ContentItem; topic: string }) {
  const { t } = useTranslation('layout');
  const text = useMemo(() => excerpt(stripHtml(item.content), topic), [item.content, topic]);
  return (
    <li className={styles.result}>
      <p className={styles.meta}>
        <span>{contentKindName(t, item.contentTypeId)}</span>
        <Dated date={item.dateTime} />
      </p>
      <h3>
        <Title item={item}>
          <Marked text={item.title} topic={topic} />
        </Title>
      </h3>
      {text ? (
        <p className={styles.text}>
          <Marked text={text} topic={topic} />
        </p>
      ) : null}
      <TagLinks tags={item.tags} />
    </li>
  );
}
