import { useState } from 'react';
import * as z from 'zod/mini';
import { parseNumber, rewriteNumber } from '#shared/format/parse-number.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** The share as it was typed and in which language, so that a reload or a change of the language changes nothing. */
const storedShare = defineTabValue('last-year-share', z.object({ text: z.string(), lang: z.enum(LANGUAGES) }));
/** In percent. */
const DEFAULT_SHARE = '50';
const HIGHEST_SHARE = 1_000_000;

/** The share above which changes are listed: what is typed, in percent, and the last share that can be read (0.5 is a half). */
export function useShare() {
  const stored = storedShare(usePortal().storage);
  const lang = useLang();
  const [share, setShare] = useState(
    (): { text: string; lang: Lang } => stored.read() ?? { text: DEFAULT_SHARE, lang },
  );
  const typed = rewriteNumber(share.text, share.lang, lang);
  const percent = parseNumber(typed, lang);
  const isValid = percent !== null && percent >= 0 && percent <= HIGHEST_SHARE;
  const [lastValid, setLastValid] = useState(Number(DEFAULT_SHARE));
  const current = isValid ? percent : lastValid;

  function type(entered: string): void {
    // The sign stands beside the field.
    const text = entered.replace(/\s*%\s*$/, '');
    const next = parseNumber(text, lang);
    if (next !== null && next >= 0 && next <= HIGHEST_SHARE) setLastValid(next);
    setShare({ text, lang });
    stored.write({ text, lang });
  }

  return { typed, type, isValid, percent: current, share: current / 100 };
}
