import BookOpen from 'lucide-react/icons/book-open';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import type { ErrorExplanation } from './agency-file.schema.ts';
import styles from './Explanation.module.css';

type ExplanationProps = { of: ErrorExplanation | null; lang?: Lang; className?: string | undefined };

/** What the agency's file says about an error, below its own text; in the reader's language unless another is given. */
export function Explanation({ of, lang: given, className }: ExplanationProps) {
  const current = useLang();
  const lang = given ?? current;
  const { t } = useTranslation('agency-file', { lng: lang });
  if (!of) return null;
  const { explanation, paragraph, url } = of;
  const place = paragraph?.[lang] ?? t('explanation.instruction');
  return (
    <div className={classNames(styles.explanation, className)} dir="auto">
      <p className={styles.label}>
        <Icon of={BookOpen} size="s" />
        <span>{t('explanation.label')}</span>
      </p>
      <p>{explanation[lang]}</p>
      {url ? (
        <p>
          <ExternalLink href={url}>{place}</ExternalLink>
        </p>
      ) : paragraph ? (
        <p>{place}</p>
      ) : null}
    </div>
  );
}
