import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasPersonNumber } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { LONGEST_SEARCHED_NAME, nameOrJib } from './entity-filters.ts';
import styles from './RegisterOffer.module.css';

/**
 * A link beside a content search to the same search in the register; nothing for an empty text, one the register would cut, or the
 * number of a person.
 */
export function RegisterOffer({ text, className }: { text: string; className?: string | undefined }) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  if (hasPersonNumber(text)) return null;
  const query = nameOrJib(text);
  if (!query.jib && (!query.name || query.name.length > LONGEST_SEARCHED_NAME)) return null;
  return (
    <p className={className}>
      <Link className={styles.offer} to={href('entitySearch', lang, undefined, query)}>
        <span>
          {query.jib ? t('findJibInRegisters', { jib: query.jib }) : t('findInRegisters', { text: query.name ?? '' })}
        </span>{' '}
        <Icon of={ArrowRight} size="s" />
      </Link>
    </p>
  );
}
