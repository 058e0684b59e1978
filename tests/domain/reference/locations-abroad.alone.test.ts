import { expect, test, vi } from 'vitest';
import { COUNTIES, municipalitiesOf } from '#domain/reference/locations.ts';

vi.mock(import('#shared/config/settings.ts'), async (original) => ({
  ...(await original()),
  FOREIGN_LOCATION_IDS: { county: 90, municipality: 91 } as never,
}));

test('abroad is a county with one municipality once the settings name their ids (R3.7)', () => {
  const name = { bs: 'Inostranstvo', hr: 'Inozemstvo', en: 'Abroad' };
  expect(COUNTIES).toHaveLength(11);
  expect(COUNTIES.at(-1)).toMatchObject({ id: 90, name, code: '', parentId: null });
  expect(municipalitiesOf(90)).toEqual([{ id: 91, name, code: '', locationTypeId: 3, parentId: 90 }]);
});
