import { describe, expect, it } from 'vitest';
import { ACTIVITIES, type Activity } from '#mocks/reference/activities.ts';

/** Word beginnings that only the Bosnian names may have. */
const BOSNIAN_ONLY =
  /hemij|hemikal|finans|mašin|hljeb|\bkaf[aeou]|saobraćaj|snabdijev|štamp|vazdu|računar|elektronsk|kancelarij|domaćinst|preduzeć|pozorišt|naučn|\bnauk|vještačk|muzič|bibliotek|historij|penzij|apotek|krompir|đubriv|drumsk|lizing|municij|livenj|pijac|tezg|tečn|\bličn|obavez|odbran|polovn|popravk|\bputev|autoput|kablov|sistem|oblasti|emitov|pakov|unutrašnj|prodavnic|\bprivred|kreč|skrob|kalaj|azotn|presov|malter|posjetio|prevodila/iu;
/** Word beginnings that only the Croatian names may have. */
const CROATIAN_ONLY =
  /kemij|kemikal|financ|\bstroj|kruh|\bkav[aeou]|promet|opskrb|tisk|\bzra(k|čn)|računal|elektroničk|uredsk|kućanst|poduzeć|kazališt|znanost|znanstv|\bumjetnih|glazb|knjižni|povijes|mirovin|ljekarn|krumpir|gnojiv|cest|leasing|streljiv|lijevanj|tržnic|štand|tekuć|\bosobn|obvez|obran|rabljen|popravak|kabel|sustav|područj|emitir|pakir|unutarnj|prodavaonic|gospodar|vapn|škrob|kositr|dušič|preša|žbuk|posjetitelj|prevoditelj|skrb|\btemelj/iu;

const byId = new Map(ACTIVITIES.map((activity) => [activity.id, activity]));
const byCode = new Map(ACTIVITIES.map((activity) => [activity.code, activity]));

function named(code: string): Activity {
  const activity = byCode.get(code);
  if (!activity) throw new Error(`no activity ${code}`);
  return activity;
}

describe('classification of activities', () => {
  it('has all four levels complete', () => {
    const levels = [/^[A-U]$/, /^\d\d$/, /^\d\d\.\d$/, /^\d\d\.\d\d$/].map(
      (shape) => ACTIVITIES.filter(({ code }) => shape.test(code)).length,
    );
    expect(levels).toEqual([21, 88, 272, 615]);
    expect(ACTIVITIES).toHaveLength(996);
  });

  it('numbers the sections 2719–2739 and everything else from 2740 in code order, each code once', () => {
    expect(ACTIVITIES.map(({ id }) => id)).toEqual(Array.from({ length: 996 }, (_, index) => 2719 + index));
    expect(ACTIVITIES.slice(0, 21).map(({ code }) => code)).toEqual([...'ABCDEFGHIJKLMNOPQRSTU']);
    const lower = ACTIVITIES.slice(21).map(({ code }) => code);
    expect(lower).toEqual(lower.toSorted());
    expect(byCode.size).toBe(ACTIVITIES.length);
  });

  it('hangs every node below the level above', () => {
    const misplaced = ACTIVITIES.filter(({ code, parentId }) => {
      const parent = parentId === null ? undefined : byId.get(parentId)?.code;
      if (code.length === 1) return parentId !== null;
      if (code.length === 2) return parent?.length !== 1;
      return parent !== (code.length === 5 ? code.slice(0, 4) : code.slice(0, 2));
    });
    expect(misplaced).toEqual([]);
  });

  it('gives every section its own divisions', () => {
    const spans = ACTIVITIES.slice(0, 21).map((section) => {
      const divisions = ACTIVITIES.filter(({ parentId }) => parentId === section.id).map(({ code }) => code);
      return `${section.code} ${divisions[0]}-${divisions.at(-1)} ${divisions.length}`;
    });
    expect(spans.join(', ')).toBe(
      'A 01-03 3, B 05-09 5, C 10-33 24, D 35-35 1, E 36-39 4, F 41-43 3, G 45-47 3, H 49-53 5, I 55-56 2, J 58-63 6, ' +
        'K 64-66 3, L 68-68 1, M 69-75 7, N 77-82 6, O 84-84 1, P 85-85 1, Q 86-88 3, R 90-93 4, S 94-96 3, T 97-98 2, U 99-99 1',
    );
  });

  it('repeats the name where a level is not split further', () => {
    expect(named('75.00')).toMatchObject({
      bs: 'Veterinarske djelatnosti',
      en: 'Veterinary activities',
      parentId: named('75.0').id,
    });
    expect(named('01.30').en).toBe(named('01.3').en);
    expect(byCode.has('10.10')).toBe(false);
  });

  it('names every node in three languages, clean, in one line and with a capital', () => {
    const isPoor = (name: string) =>
      name.length < 3 || name !== name.trim() || /\s{2}|\n/.test(name) || !/^\p{Lu}/u.test(name);
    expect(ACTIVITIES.filter(({ bs, hr, en }) => [bs, hr, en].some(isPoor))).toEqual([]);
  });

  it('keeps Bosnian words out of the Croatian names and Croatian words out of the Bosnian ones', () => {
    expect(ACTIVITIES.filter(({ hr }) => BOSNIAN_ONLY.test(hr)).map(({ code, hr }) => `${code} ${hr}`)).toEqual([]);
    expect(ACTIVITIES.filter(({ bs }) => CROATIAN_ONLY.test(bs)).map(({ code, bs }) => `${code} ${bs}`)).toEqual([]);
  });
});
