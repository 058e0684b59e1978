import i18next from 'i18next';
import { expect, test } from 'vitest';

test('a text that is not there is refused by the type check', () => {
  // @ts-expect-error the frame has no such text
  const inFrame = () => i18next.t('layout:noSuchText');
  // @ts-expect-error there is no such namespace
  const inNamespace = () => i18next.t('nowhere:title');
  const there = () => i18next.t('layout:agency');
  expect([inFrame, inNamespace, there]).toHaveLength(3);
});
