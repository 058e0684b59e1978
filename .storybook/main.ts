import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery of `shared/ui` (`npm run gallery`): the stories of `stories/`, with the portal's styles, font and texts. */
const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
