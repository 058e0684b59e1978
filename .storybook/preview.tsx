import '#shared/styles/global.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { THEMES } from '#app/layout/theme.ts';
import { TEXT_FILE, TEXT_FONT } from '#app/text-font.ts';
import { asLang, LANGUAGES } from '#shared/i18n/languages.ts';
import { LiveRegion } from '#shared/ui/LiveRegion.tsx';
import { UiFrame } from '#stories/UiFrame.tsx';

document.fonts.add(new FontFace(TEXT_FONT, `url(fonts/${TEXT_FILE})`, { weight: '400 700' }));

/** Language and theme as the portal sets them on the document. */
function Page({ lang, theme }: { lang: string; theme: string }) {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = lang;
    if (theme === 'System') delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = theme.toLowerCase();
  }, [lang, theme]);
  return <LiveRegion />;
}

const preview: Preview = {
  initialGlobals: { lang: 'bs', theme: 'System' },
  globalTypes: {
    lang: { description: 'Language', toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...THEMES], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals, id }) => {
      const { theme } = globals;
      const lang = asLang(String(globals['lang'])) ?? 'bs';
      return (
        <UiFrame key={`${id} ${lang}`} lang={lang}>
          <Page lang={lang} theme={String(theme)} />
          <Story />
        </UiFrame>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    // The theme sets the ground.
    backgrounds: { disable: true },
    actions: { argTypesRegex: '^on[A-Z]' },
    viewport: {
      options: {
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        narrow: { name: '320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: '820 px', styles: { width: '820px', height: '1180px' } },
      },
    },
  },
};

export default preview;
