import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** The not-found screen for unknown paths and ids, with ways on (faults D02, D03, A29). */
export function NotFound() {
  const { t } = useTranslation('frame');
  const lang = useLang();
  usePageMeta(t('notFound.title'));
  return (
    <div className="wrap">
      <PageHead title={t('notFound.title')} intro={t('notFound.text')} />
      <ul className="button-row">
        <li>
          <Link to={href('home', lang)}>{t('notFound.home')}</Link>
        </li>
        <li>
          <Link to={href('search', lang)}>{t('notFound.search')}</Link>
        </li>
        <li>
          <Link to={href('entitySearch', lang)}>{t('notFound.registers')}</Link>
        </li>
      </ul>
    </div>
  );
}
