import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessages } from '#shared/http/server-messages.ts';
import { anything, hostileText } from './hostile-text.ts';

test('what a server says is short plain text without control signs or pages (A51)', async () => {
  const body = fc.oneof(
    anything,
    hostileText.map((text) => JSON.stringify({ resultItems: [{ message: text }] })),
    fc.record({ message: fc.string({ maxLength: 3000 }) }),
    fc.record({ resultItems: fc.array(fc.record({ message: anything }), { maxLength: 60 }) }),
    fc.record({ errors: fc.oneof(fc.array(anything), fc.dictionary(fc.string(), fc.array(anything))), data: anything }),
    fc.array(fc.oneof(hostileText, fc.record({ message: hostileText, errors: fc.array(hostileText) }))),
  );
  await fc.assert(
    fc.asyncProperty(body, async (raw) => {
      const { message, messages = [] } = await readMessages(raw);
      const said = [message, ...messages];
      expect(said.length).toBeLessThanOrEqual(21);
      for (const text of said) {
        if (text === undefined) continue;
        expect(text.length).toBeLessThanOrEqual(601);
        // oxlint-disable-next-line no-control-regex
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]|<html|<body|<!doctype/i);
      }
    }),
    { numRuns: 400 },
  );
});
