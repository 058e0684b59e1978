import { jibsIn } from '#shared/format/jib.ts';
import { urlValue } from '#shared/routing/url-schema.ts';

/** The only jib in an address with all its digits (faults E06, E07); '' for anything else. */
export const urlJib = () =>
  urlValue<string>('', (text) => {
    const [jib, ...others] = jibsIn(text);
    return others.length === 0 ? jib : undefined;
  });
