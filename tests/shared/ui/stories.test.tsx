import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { renderUi } from './renderUi.tsx';

type Stories = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<Stories>('../../../stories/*.stories.tsx', { eager: true });
const STORIES = Object.entries(FILES).map(
  ([file, stories]) =>
    [basename(file, '.stories.tsx'), Object.entries(composeStories(stories) as Record<string, ComponentType>)] as const,
);

/** Files without anything to see. */
const INVISIBLE = ['FocusAfter', 'LiveRegion', 'PageMeta', 'VisuallyHidden'];

/** Rules about colours and sizes need a browser, where the pages are checked; the last two are about whole pages. */
const WITHOUT = ['color-contrast', 'target-size', 'link-in-text-block', 'region', 'page-has-heading-one'];
const rules = Object.fromEntries(WITHOUT.map((rule) => [rule, { enabled: false }]));

test('every component of the kit is in the gallery', () => {
  const components = globSync('src/shared/ui/[A-Z]*.tsx').map((file) => basename(file, '.tsx'));
  const shown = new Set(STORIES.map(([name]) => name));
  expect(components.filter((name) => !shown.has(name) && !INVISIBLE.includes(name))).toEqual([]);
});

describe.each(STORIES)('%s', (_, stories) => {
  test.each(stories)('%s is accessible', async (__, Story) => {
    renderUi(<Story />);
    const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
