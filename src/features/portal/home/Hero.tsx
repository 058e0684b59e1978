import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Search from 'lucide-react/icons/search';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { LONGEST_SEARCHED_NAME } from '#domain/legal-entity/search/entity-filters.ts';
import { useOpenRegister } from '#domain/legal-entity/search/use-open-register.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import { usePageReady } from '#shared/api/page-ready.ts';
import { registersAccess } from '#shared/config/env.ts';
import { TIMING } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { useCutPaste } from '#shared/ui/use-cut-paste.ts';
import { useIsInBrowser } from '#shared/ui/use-in-browser.ts';
import { useRotation } from './use-rotation.ts';

/** Replaces a picture or facts that cannot be loaded: the hero is complete without them (faults D11, G01). */
const without = (): { default: ComponentType } => ({ default: () => null });
const HeroPicture = lazy(() => import('./HeroPicture.tsx').then((part) => ({ default: part.HeroPicture }), without));
const HeroFacts = lazy(() => import('./HeroFacts.tsx').then((part) => ({ default: part.HeroFacts }), without));

/** The hero (P2.6): a headline of three phrases that change every 4 s, the register's search box and a row of facts. */
export function Hero() {
  const { t } = useTranslation(['home', 'ui', 'layout']);
  const lang = useLang();
  const { form, problem } = useOpenRegister();
  const signedIn = useSelector(selectUser) !== null;
  // Picture and facts are not in the document and load later.
  const isPageReady = usePageReady();
  const hasExtras = useIsInBrowser() && isPageReady;
  const phrases = t('hero.phrases', { returnObjects: true }) as string[];
  const { events, cutNote } = useCutPaste<HTMLInputElement>({ maxLength: LONGEST_SEARCHED_NAME });
  const [turn, setTurn] = useState(0);
  const index = turn % Math.max(phrases.length, 1);
  const rotation = useRotation(TIMING.heroPhrase, phrases.length > 1, () => setTurn(index + 1));

  return (
    <section className="hero" {...rotation.holders.focus}>
      <div className="wrap">
        {hasExtras ? (
          <Suspense>
            <HeroPicture />
          </Suspense>
        ) : null}
        <div className="hero-text">
          <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
            {phrases[index]}
          </h1>
          <div className="hero-phrases no-print">
            <button type="button" {...rotation.button}>
              <Icon of={rotation.paused ? Play : Pause} size="s" />
              <span>{t(rotation.paused ? 'hero.play' : 'hero.pause')}</span>
            </button>
            <span className="hero-dots" aria-hidden="true">
              {phrases.map((phrase, at) => (
                <i key={phrase} className={at === index ? 'on' : undefined} />
              ))}
            </span>
            <span>{t('hero.position', { number: index + 1, total: phrases.length })}</span>
          </div>
          <search className="hero-search no-print">
            <form {...form}>
              <label htmlFor="hero-search">{t('hero.label')}</label>
              <div className="hero-search-row">
                <input
                  id="hero-search"
                  name="text"
                  type="search"
                  placeholder={t('hero.placeholder')}
                  autoComplete="off"
                  maxLength={LONGEST_SEARCHED_NAME}
                  {...events}
                />
                <button type="submit">
                  <Icon of={Search} />
                  <span>{t('hero.submit')}</span>
                </button>
              </div>
              <Status>{problem ? t(`ui:${problem}`) : cutNote}</Status>
              <p>
                <span>{`${t('hero.hint')} `}</span>
                <Link to={href('entitySearch', lang)}>{t('layout:screens.entitySearch')}</Link>
                {/* The document has it, so it keeps its space: what is below must not move for a signed-in visitor. */}
                {registersAccess === 'sign-in' ? (
                  <span className="hero-sign-in" style={signedIn ? { visibility: 'hidden' } : {}}>
                    {t('hero.signIn')}
                  </span>
                ) : null}
              </p>
            </form>
          </search>
          <div className="hero-facts">
            {hasExtras ? (
              <Suspense>
                <HeroFacts />
              </Suspense>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
