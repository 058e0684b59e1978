import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts | readonly (string | Texts)[] };

/** Every text of a file with its key, lists and groups included. */
function textsOf(texts: unknown, key = ''): [key: string, text: string][] {
  if (typeof texts === 'string') return [[key, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts as Texts).flatMap(([name, value]) => textsOf(value, key ? `${key}.${name}` : name));
}

const NUMBER = '(?:\\d+|jedan|dva|tri|četiri|pet|deset|petnaest|trideset|one|two|three|four|five|ten|fifteen|thirty)';

/** Facts only the agency could know: opening hours, periods, amounts, ways to pay, telephone numbers. */
const FACTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an hour', /\b\d{1,2}(?::\d{2}|\.00)?\s*(?:sati|sata|h\b|a\.?m\b|p\.?m\b)/i],
  [
    'a span of days',
    new RegExp(
      `${NUMBER}\\s+(?:radn\\p{L}+\\s+|working\\s+)?(?:dana?|sedmica|tjedana|mjeseci|days?|weeks?|months?)\\b`,
      'iu',
    ),
  ],
  ['a working day', /radn(?:im|og|i|ih)\s+dan|working\s+day/i],
  ['a sum', /\d[\d.,]*\s*(?:KM|BAM|EUR|€)/],
  ['a way to pay', /gotovinom|karticom|\bin cash\b|by card/i],
  ['a promise of money back', /naknada se vraća|is returned|refund/i],
  // The sentence about a sent message is specified (P2.20).
  ['how soon messages are answered', /odgovaramo u|\bwe (?:answer|reply)\b/i],
  ['a telephone number', /\+387|\b0\d{2}[ /-]\d{3}[ -]\d{3}\b/],
];

describe('no text states a fact that neither the specification nor an API gives', () => {
  test.each(globSync('src/**/texts/*.json'))('%s', (file) => {
    const inventions = textsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([key, text]) =>
      FACTS.filter(([, pattern]) => pattern.test(text)).map(
        ([what]) => `${file.replace(/^src\/|texts\/\w+\.json$/g, '')}${key}: ${what}: ${text}`,
      ),
    );
    expect(inventions).toEqual([]);
  });
});
