import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toLegalEntity, foundingShares } from '#domain/legal-entity/legal-entity.model.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { profileOf } from '#mocks/legal-entities/profile.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';

const read = (answer: object) => toLegalEntity(z.parse(legalEntityWire, answer));

describe('the profile entity as it is sent (R3.1)', () => {
  test('every answer of the agency is understood and loses nothing', () => {
    for (const entity of generatedEntities().slice(0, 300)) {
      const answer = profileOf(entity, 'bs');
      const { founders, management, ...profile } = read(answer);
      expect(profile).toMatchObject({ id: answer.id, jib: answer.jib, longName: answer.longName });
      expect(founders.length + management.length).toBe(answer.legalEntityRelations.length);
    }
  });

  test('only the id is indispensable: null, missing and odd fields are empty (A43)', () => {
    const entity = read({
      id: '7',
      jib: null,
      longName: 5,
      email: {},
      legalEntityRelations: null,
      activities: 'x',
      isVisibleEntity: undefined,
    });
    expect(entity).toMatchObject({
      id: 7,
      jib: '',
      longName: '5',
      email: '',
      founders: [],
      management: [],
      isVisibleEntity: false,
      isPublicEntity: false,
      register: null,
    });
    expect(entity.activities).toEqual([{ code: '', letter: '', description: '', priority: '', isMain: true }]);
  });

  test.each([true, false, null, undefined])(
    'isVisibleEntity %s: visible, or hidden, only when the agency says so (R2.4)',
    (sent) => {
      const entity = read({ id: 7, isVisibleEntity: sent });
      expect(entity.isVisibleEntity).toBe(sent === true);
      expect(entity.isHiddenEntity).toBe(sent === false);
    },
  );

  test('the main activity is first with the priority it has in the list and not repeated, empty ones nowhere', () => {
    const activity = (code: string, priority: string, given = {}) => ({ code, priority, ...given });
    const { activities } = read({
      id: 7,
      activityCode: '62.01',
      letterOfActivity: 'J',
      activityCodeDescription: 'Programiranje',
      activities: [
        activity('', '1'),
        {},
        activity('', '2', { letter: 'G' }),
        activity('', '3', { description: 'Trgovina' }),
        activity('47.11', '4'),
        activity('62.01', '5'),
      ],
    });
    expect(activities.map(({ code, priority, isMain }) => [code, priority, isMain])).toEqual([
      ['62.01', '5', true],
      ['', '2', false],
      ['', '3', false],
      ['47.11', '4', false],
    ]);
  });

  test('what only the list says of the main activity is shown', () => {
    const listed = { code: '62.01', letter: 'J', description: 'Programiranje', priority: '1' };
    const sent = { id: 7, activityCode: '62.01', letterOfActivity: '', activityCodeDescription: null };
    expect(read({ ...sent, activities: [listed] }).activities).toEqual([{ ...listed, isMain: true }]);
  });

  test('where no main activity is stated, those of the list are shown as they came and none is called main', () => {
    const list = [
      { code: null, letter: 'C', description: 'Prerada', priority: 'pretežna' },
      { code: '47.11', letter: 'G', description: 'Trgovina', priority: '' },
    ];
    const { activities } = read({ id: 7, activityCode: null, activities: list });
    expect(activities.map(({ letter, priority, isMain }) => [letter, priority, isMain])).toEqual([
      ['C', 'pretežna', false],
      ['G', '', false],
    ]);
  });

  test('a person is called by the whole name, else by its parts that were sent', () => {
    const people = [{ fullName: ' Ana Anić ' }, { fullName: ' ', firstName: 'Ana' }, { lastName: 'Anić' }];
    const legalEntityRelations = people.map((person) => ({ relationTypeId: 2, ...person }));
    const { management } = read({ id: 7, legalEntityRelations });
    expect(management.map(({ name }) => name)).toEqual(['Ana Anić', 'Ana', 'Anić']);
  });

  test.each([null, 'x', { id: 0 }, { id: '1.5' }, {}])('%j is no entity', (answer) => {
    expect(z.safeParse(legalEntityWire, answer).success).toBe(false);
  });

  test('founders and management differ by relation type; an invalid relation loses only itself', () => {
    const relation = { relationTypeId: 1, fullName: 'Vrelo Holding d.o.o.', share: 100, position: null };
    const entity = read({
      id: 7,
      legalEntityRelations: [
        relation,
        { relationTypeId: 2, fullName: '', firstName: 'Lejla', lastName: 'Ogledalić', position: 'Direktorica' },
        { relationTypeId: 9, fullName: 'Neko drugi' },
        'x',
      ],
    });
    expect(entity.founders).toEqual([{ name: 'Vrelo Holding d.o.o.', share: 100 }]);
    expect(entity.management).toEqual([{ name: 'Lejla Ogledalić', position: 'Direktorica' }]);
  });
});

describe('the founding structure (R2.4, A33)', () => {
  const founder = (name: string, share: number | null) => ({ name, share });

  test('percentages are of the sum of all shares', () => {
    const { rows, sum } = foundingShares([founder('A', 1000), founder('B', 2000)]);
    expect(sum).toBe(3000);
    expect(rows.map(({ percent }) => percent?.toFixed(2))).toEqual(['33.33', '66.67']);
  });

  test('a share of 0 beside others is 0 percent', () => {
    expect(foundingShares([founder('A', 0), founder('B', 50)]).rows.map(({ percent }) => percent)).toEqual([0, 100]);
  });

  test.each<[string, (number | null)[], number | null]>([
    ['a sum of 0', [0, 0], 0],
    ['no share at all', [null, null], null],
    ['a negative share', [100, -50], 50],
  ])('%s gives no percentage', (_what, shares, total) => {
    const { rows, sum } = foundingShares(shares.map((share, at) => founder(String(at), share)));
    expect(sum).toBe(total);
    expect(rows.map(({ percent }) => percent)).toEqual(shares.map(() => null));
  });

  test('an unknown share among known ones leaves all of them without percentage and sum: nobody has 100 % of what is not known', () => {
    const { rows, sum } = foundingShares([founder('A', 50), founder('B', null)]);
    expect(rows.map(({ share, percent }) => [share, percent])).toEqual([
      [50, null],
      [null, null],
    ]);
    expect(sum).toBeNull();
  });
});
