import type { Ref } from 'react';

/** What each kind of captcha is given. */
export type CaptchaPartProps = {
  onToken: (token: string | null) => void;
  /** The answer has become too old (two minutes): `onToken(null)` was called. */
  onExpired: () => void;
  ref: Ref<{ reset: () => void }>;
};
