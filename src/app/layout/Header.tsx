import type { LucideIcon } from 'lucide-react';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { DEFAULT_LANG } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href, inLanguage } from '#shared/routing/href.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart, PartFailed } from '#shared/ui/lazy-part.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SignInOrUserMenu } from './SignInOrUserMenu.tsx';
import { useCloseOnNavigation } from './use-closing.ts';
import styles from './Header.module.css';

type Panel = 'none' | 'menu' | 'search';
const PANEL_IDS = { none: null, menu: 'mobile-menu', search: 'site-search' } as const;

const MobileMenu = panelPart(PANEL_IDS.menu, () => import('./MobileMenu.tsx').then((file) => file.MobileMenu));
const SiteSearch = panelPart(PANEL_IDS.search, () => import('./SiteSearch.tsx').then((file) => file.SiteSearch));

/** The header (P2.4), the same on every page: languages, sign-in or account, logo, main menu, content search. */
export function Header() {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const [panel, setPanel] = useState<Panel>('none');
  // A switch of language closes the panel, too: what was typed is there when it is opened again on the same page.
  const page = inLanguage(useLocation(), DEFAULT_LANG);
  const [typed, setTyped] = useState({ page, text: null as string | null });
  if (typed.page !== page) setTyped({ page, text: null });
  const close = () => setPanel('none');
  useCloseOnNavigation(PANEL_IDS[panel], close);
  const toggle = (which: Panel) => setPanel((open) => (open === which ? 'none' : which));
  return (
    <header className="head">
      <a className={styles.skip} href="#main-content">
        {t('skipToContent')}
      </a>
      <div className="head-top">
        <div className="wrap">
          <LanguageSwitch />
          <div className="head-end">
            <SignInOrUserMenu />
          </div>
        </div>
      </div>
      <div className="head-main">
        <div className="wrap">
          <Link className="logo" to={href('home', lang)}>
            <Logo />
            <span>
              <b>{t('agency')}</b>
              <small>{t('federation')}</small>
            </span>
          </Link>
          <MainMenu />
          <div className="head-tools">
            <PanelButton
              of={Search}
              panel={PANEL_IDS.search}
              open={panel === 'search'}
              label={t(panel === 'search' ? 'closeSearch' : 'searchSite')}
              onToggle={() => toggle('search')}
            />
            <PanelButton
              of={Menu}
              panel={PANEL_IDS.menu}
              open={panel === 'menu'}
              label={t(panel === 'menu' ? 'closeMenu' : 'menu')}
              className="head-tool--menu"
              onToggle={() => toggle('menu')}
            />
          </div>
        </div>
      </div>
      {panel === 'search' ? (
        <SiteSearch typed={typed.text} onType={(text) => setTyped({ page, text })} onClose={close} />
      ) : null}
      {panel === 'menu' ? <MobileMenu onClose={close} /> : null}
    </header>
  );
}

type PanelButtonProps = {
  of: LucideIcon;
  /** Id of the panel the button opens. */
  panel: string;
  open: boolean;
  label: string;
  className?: string;
  onToggle: () => void;
};

function PanelButton({ of, panel, open, label, className, onToggle }: PanelButtonProps) {
  return (
    <button
      type="button"
      className={classNames('head-tool', className)}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon of={open ? X : of} />
    </button>
  );
}

/** The agency's mark: a ledger sheet with two bars. */
function Logo() {
  return (
    <svg viewBox="0 0 36 40" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="34" height="38" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M8 10h20M8 16h20M8 22h11M8 28h11" stroke="currentColor" strokeWidth="2" />
      <path d="M24 31V21" stroke="var(--copper-500)" strokeWidth="4" />
      <path d="M29 31V25" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** A panel under the header, fetched on first opening; if that fails, a message with the same id takes its place. */
function panelPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, {
    failed: (_props, { tries, retry }) => (
      <div id={id} className={styles.failed}>
        <div className="wrap">
          <PartFailed tries={tries} onRetry={retry} />
        </div>
      </div>
    ),
  });
}
