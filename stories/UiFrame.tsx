import { createInstance } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPortal, type RunningPortal } from '#app/create-portal.ts';
import layoutBs from '#app/layout/texts/bs.json' with { type: 'json' };
import layoutEn from '#app/layout/texts/en.json' with { type: 'json' };
import layoutHr from '#app/layout/texts/hr.json' with { type: 'json' };
import { figures } from '#shared/format/numbers-in-texts.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { LangContext } from '#shared/i18n/use-lang.ts';
import { PortalContext } from '#shared/portal/portal.ts';
import bs from '#shared/ui/texts/bs.json' with { type: 'json' };
import en from '#shared/ui/texts/en.json' with { type: 'json' };
import hr from '#shared/ui/texts/hr.json' with { type: 'json' };

const TEXTS = {
  bs: { ui: bs, layout: layoutBs },
  hr: { ui: hr, layout: layoutHr },
  en: { ui: en, layout: layoutEn },
};

function textsIn(lang: Lang) {
  const i18n = createInstance();
  void i18n
    .use(figures)
    .use(initReactI18next)
    .init({
      lng: lang,
      fallbackLng: false,
      ns: ['ui', 'layout'],
      defaultNS: 'ui',
      resources: TEXTS,
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
    });
  return i18n;
}

const PartContext = createContext<ReactNode>(null);
const Part = () => useContext(PartContext);

type UiFrameProps = {
  lang?: Lang;
  /** A portal of its own when missing. */
  portal?: RunningPortal;
  /** The folder the portal is served under, as in `createMemoryRouter`. */
  basename?: string;
  children: ReactNode;
};

/** What components of `shared/ui` expect around them (texts, language, portal, router), for the gallery and the component tests. */
export function UiFrame({ lang = 'bs', portal: given, basename = '/', children }: UiFrameProps) {
  const [portal] = useState(() => given ?? createPortal());
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Part }], { basename, initialEntries: [basename] }),
  );
  const i18n = useMemo(() => textsIn(lang), [lang]);
  return (
    <PortalContext value={portal}>
      <I18nextProvider i18n={i18n}>
        <LangContext value={lang}>
          <PartContext value={children}>
            <RouterProvider router={router} />
          </PartContext>
        </LangContext>
      </I18nextProvider>
    </PortalContext>
  );
}
