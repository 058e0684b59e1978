import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguagesQuery } from '#domain/content/content.api.ts';
import { usePageReady } from '#shared/api/page-ready.ts';
import { languageNames } from '#shared/i18n/language.slice.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { inLanguage } from '#shared/routing/href.ts';

/**
 * The list bs · hr · en (P2.4): keeps the screen, its parameters, query, hash and the state of its history entry, and rewrites
 * the slug. It scrolls to the top like any navigation (P2.1).
 */
export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  const current = useLang();
  const location = useLocation();
  // The three languages are built in; only the agency's names for them are loaded later (readings, P3).
  const { data: languages = [] } = useLanguagesQuery(undefined, { skip: !usePageReady() });
  // The entry of another language is neither that of something that covers the page nor a return to it.
  const kept = { ...(location.state as object | null), cover: undefined, isReturn: undefined };
  const names = languageNames(languages);
  return (
    <nav aria-label={t('language')}>
      <ul className="lang">
        {LANGUAGES.map((lang) => (
          <li key={lang}>
            <Link
              to={inLanguage(location, lang)}
              state={kept}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === current ? 'true' : undefined}
              title={names[lang] ?? t(`languages.${lang}`)}
            >
              {lang}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
