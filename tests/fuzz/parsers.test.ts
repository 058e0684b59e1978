// oxlint-disable vitest/no-conditional-expect -- a property speaks of inputs of several kinds
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { safeParse } from 'zod/mini';
import { contentItemWire, tagsWire } from '#domain/content/content.wire.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import { renewalTime } from '#domain/session/renewal-time.ts';
import { decodeToken, hasRole } from '#domain/session/token.ts';
import { flagWire, idWire, numberWire, refWire, textWire } from '#shared/api/wire.ts';
import { formatDate, formatDateTime, toDateParts } from '#shared/format/date.ts';
import { path } from '#shared/format/encode-segment.ts';
import { formatMoney, formatNumber, formatPercent } from '#shared/format/number.ts';
import { parseNumber } from '#shared/format/parse-number.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { clampFontSize } from '#shared/html/clamp-font-size.ts';
import { contrast, safeColours } from '#shared/html/safe-colours.ts';
import { imageSource, safeUrl } from '#shared/html/safe-url.ts';
import { requestedWait, waitBefore } from '#shared/http/retry.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { wholeNumber } from '#shared/routing/url-schema.ts';
import { dateProblem, joinDate, pastedDate } from '#shared/ui/date-value.ts';
import { anything, hostileText } from './hostile-text.ts';

const lang = fc.constantFrom(...LANGUAGES);
const runs = { numRuns: 400 };
const origin = 'https://portal.example';

describe('links (A25–A29)', () => {
  test('an item leads inside the portal, to http(s), or nowhere; it never runs or leaves unseen', () => {
    const item = fc.record({
      url: anything,
      slug: anything,
      id: fc.nat(),
      contentTypeId: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(item, lang, (raw, selected) => {
        const parsed = safeParse(contentItemWire, raw);
        if (!parsed.success) return;
        const target = itemTarget(parsed.data, selected);
        if (target.kind === 'internal') {
          expect(target.to).toMatch(new RegExp(`^/${selected}(?:[/?#]|$)`));
          expect(target.to).not.toMatch(/[\p{Cc}\\]/u);
          expect(new URL(target.to, origin).origin).toBe(origin);
        }
        if (target.kind === 'external') expect(new URL(target.href).protocol).toMatch(/^https?:$/);
      }),
      runs,
    );
  });

  test('whatever comes, a link can only lead where its kind says, and a picture is of http(s) or inline', () => {
    const parts = 'http https : / \\ @ javascript data \t & # . evil.example'.split(' ');
    const pieced = fc.array(fc.constantFrom(...parts, ' ')).map((list) => list.join(''));
    fc.assert(
      fc.property(fc.oneof(anything, pieced, fc.string()), (raw) => {
        const { kind, href } = safeUrl(raw);
        const leads = URL.parse(href, `${origin}/bs/`);
        if (kind === 'none') expect(href).toBe('');
        if (kind === 'external') expect(href).toMatch(/^https?:\/\/[^/@\\]+(?:\/|$)/);
        if (kind === 'internal') expect(leads?.origin).toBe(origin);
        if (kind === 'mail' || kind === 'tel') expect(leads?.protocol).toBe(kind === 'mail' ? 'mailto:' : 'tel:');
        const image = imageSource(raw);
        if (image !== null) expect(image).toMatch(/^(?:https?:\/\/|data:image\/(?:png|jpe?g|gif|webp);base64,)/i);
      }),
      { numRuns: 2000 },
    );
  });

  test('a value in the path of a call stays one segment below its base', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const called = new URL(`https://api.example/api/${path('Profile', value)}`);
        expect(called.origin).toBe('https://api.example');
        expect(called.pathname.startsWith('/api/Profile')).toBe(true);
        expect(called.search + called.hash).toBe('');
      }),
      runs,
    );
  });
});

describe('values on the wire (A05–A07, A14, A15, A32)', () => {
  test('each wire takes anything and gives its kind or fails; nothing throws', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fc.assert(
      fc.property(anything, (raw) => {
        const id = safeParse(idWire, raw);
        if (id.success) expect(Number.isSafeInteger(id.data) && id.data > 0).toBe(true);
        const ref = safeParse(refWire, raw).data;
        expect(ref === null || (Number.isSafeInteger(ref) && Number(ref) > 0)).toBe(true);
        const number = safeParse(numberWire, raw).data;
        expect(number === null || (Number.isFinite(number) && !Object.is(number, -0))).toBe(true);
        expect(typeof safeParse(textWire, raw).data).toBe('string');
        expect(typeof safeParse(flagWire, raw).data).toBe('boolean');
        for (const tag of safeParse(tagsWire, raw).data ?? []) expect(tag.tagId).toBeGreaterThan(0);
        expect(wholeNumber(typeof raw === 'string' ? raw : '') ?? 1).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  test('tags come out of any JSON text, list or nonsense; each once good, with an id and a text (A15)', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tag = fc.record({ tagId: fc.oneof(fc.nat(), fc.nat().map(String), anything), name: hostileText });
    const good = fc.record({ tagId: fc.integer({ min: 1, max: 1e6 }), name: hostileText });
    const list = fc.array(fc.oneof(tag, good, anything), { maxLength: 8 });
    const safe = (value: unknown) =>
      JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? 7 : one)) ?? '';
    fc.assert(
      fc.property(fc.oneof(list, list.map(safe), fc.json(), hostileText), (raw) => {
        for (const { tagId, name } of safeParse(tagsWire, raw).data ?? []) {
          expect(Number.isSafeInteger(tagId) && tagId > 0).toBe(true);
          expect(typeof name).toBe('string');
        }
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.array(good, { maxLength: 8 }), (tags) => {
        expect(safeParse(tagsWire, JSON.stringify(tags)).data?.map(({ tagId }) => tagId)).toEqual(
          tags.map(({ tagId }) => tagId),
        );
      }),
      runs,
    );
  });

  test('whatever Retry-After says, the wait is between 0 and 8 s (A09)', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), fc.option(hostileText), (repeat, header) => {
        const wait = waitBefore(repeat, requestedWait(header));
        expect(wait >= 0 && wait <= 8000).toBe(true);
      }),
      runs,
    );
  });
});

describe('dates and numbers (A31–A33, H01, E15)', () => {
  test('no date is invalid, shifted or of the year 1', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.date({ noInvalidDate: false })), lang, (raw, selected) => {
        for (const text of [formatDate(raw, selected), formatDateTime(raw, selected)]) {
          expect(text).toMatch(/^(?:–|\d\d[./]\d\d[./]\d{4}(?: \d\d:\d\d:\d\d(?: [ap]m)?)?)$/);
        }
        const year = toDateParts(raw)?.year ?? 2000;
        expect(year >= 1800 && year <= 2199).toBe(true);
      }),
      runs,
    );
  });

  test('a typed date is put together and taken apart again, and only a day of the calendar is one (E14)', () => {
    const typed = fc.oneof(fc.stringMatching(/^\d{0,5}$/), hostileText);
    fc.assert(
      fc.property(typed, typed, typed, (year, month, day) => {
        const value = joinDate({ year, month, day });
        const problem = dateProblem(value);
        if (problem === null && value !== '') {
          expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10)).toBe(value);
        }
        const pasted = pastedDate(`${day}.${month}.${year}.`, 'bs');
        if (pasted) expect(joinDate(pasted)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
      runs,
    );
  });

  test('no number is written as NaN, Infinity, minus zero or with an exponent or hyphen, and what is typed is a finite number or none', () => {
    const number = fc.oneof(anything, fc.double(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(number, lang, (raw, selected) => {
        const written = [formatNumber, formatMoney, formatPercent, shortNumber].map((format) => format(raw, selected));
        for (const text of written) expect(text).not.toMatch(/NaN|Infinity|∞|undefined|^[-\u2212]0(?![.,\d])/);
        expect(written[0]).toMatch(/^(?:–|\u2212?\d[\d.,]*)$/);
        expect(written[0]).not.toMatch(/^\u22120(?:[.,]0+)?$/);
        const typed = parseNumber(raw === Object(raw) ? '' : String(raw), selected);
        expect(typed === null || Number.isFinite(typed)).toBe(true);
      }),
      runs,
    );
  });
});

describe('tokens (B02–B06, B24)', () => {
  /** A payload in the form of a token; ASCII, because the encoding is not tested here. */
  const part = (value: unknown) => {
    const json = JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? 7 : one)) ?? '';
    return btoa(json.replace(/[^ -~]/g, '?'));
  };
  const token = fc.oneof(
    hostileText,
    anything.map((payload) => `e30.${part(payload)}.x`),
    fc.record({ exp: anything, iat: anything, roleIdList: anything }).map((claims) => `e30.${part(claims)}.x`),
    fc
      .record({ exp: fc.oneof(fc.double(), fc.nat()), iat: fc.oneof(fc.double(), fc.nat()), roleIdList: hostileText })
      .map((claims) => `e30.${part(claims)}.x`),
  );

  test('a token is nobody, or somebody with a plausible end and a renewal that does not loop', () => {
    fc.assert(
      fc.property(token, (text) => {
        const user = decodeToken(text);
        if (!user) return;
        expect(user.exp > 0 && user.exp <= 1e10).toBe(true);
        const now = Date.now();
        const due = renewalTime(user, { lastRenewal: now, received: now, failures: 0 });
        expect(Number.isFinite(due)).toBe(true);
        expect(due).toBeGreaterThanOrEqual(now + 30_000);
      }),
      runs,
    );
  });

  test('only the exact id is a role', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat().map(String), hostileText)), (roles) => {
        const list = roles.map((role) => role.replaceAll(',', '')).filter((role) => role.trim() !== '13');
        expect(hasRole(list.join(','), [13])).toBe(false);
        expect(hasRole([...list, ' 13 '].join(','), [13])).toBe(true);
      }),
      runs,
    );
  });
});

describe('looks (A35, A36)', () => {
  test('colours are two readable hex values or the theme’s, a size is between 14 and 44 px', () => {
    const hex = fc.oneof(anything, fc.stringMatching(/^#[0-9a-fA-F]{3}$/), fc.stringMatching(/^#[0-9a-fA-F]{6}$/));
    fc.assert(
      fc.property(hex, hex, anything, (text, background, size) => {
        const pair = safeColours({ text, background });
        if (pair) {
          expect(`${pair.color} ${pair.backgroundColor}`).toMatch(/^#[0-9a-f]{3,6} #[0-9a-f]{3,6}$/);
          expect(contrast(pair.color, pair.backgroundColor)).toBeGreaterThanOrEqual(4.5);
        }
        const rem = Number(clampFontSize(size)?.replace(/rem$/, '') ?? 1);
        expect(rem >= 14 / 16 && rem <= 44 / 16).toBe(true);
      }),
      runs,
    );
  });
});
