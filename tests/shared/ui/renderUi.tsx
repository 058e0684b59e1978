import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Lang } from '#shared/i18n/languages.ts';
import { figures } from '#shared/format/numbers-in-texts.ts';
import bs from '#shared/ui/texts/bs.json' with { type: 'json' };
import en from '#shared/ui/texts/en.json' with { type: 'json' };
import hr from '#shared/ui/texts/hr.json' with { type: 'json' };
import { createPortal } from '#app/create-portal.ts';
import { PortalContext } from '#shared/portal/portal.ts';

const PartContext = createContext<ReactNode>(null);
const Part = () => useContext(PartContext);

/** Renders a component of the design system alone, with its texts, a router, a portal and a user. */
export function renderUi(node: ReactNode, lang: Lang = 'bs', basename = '/') {
  const i18n = createInstance();
  void i18n
    .use(figures)
    .use(initReactI18next)
    .init({
      lng: lang,
      fallbackLng: false,
      ns: ['ui'],
      defaultNS: 'ui',
      resources: { bs: { ui: bs }, hr: { ui: hr }, en: { ui: en } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
    });
  const portal = createPortal();
  const router = createMemoryRouter([{ path: '*', Component: Part }], { basename, initialEntries: [basename] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <I18nextProvider i18n={i18n}>
        <PartContext value={children}>
          <RouterProvider router={router} />
        </PartContext>
      </I18nextProvider>
    </PortalContext>
  );
  return { ...render(node, { wrapper }), user: userEvent.setup(), portal };
}
