import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentLang } from '#shared/i18n/use-current-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { loadRecaptcha, type Grecaptcha } from './load-recaptcha.ts';
import { NoCaptcha } from './NoCaptcha.tsx';

const ReCAPTCHA = lazy(async () => ({ default: (await import('react-google-recaptcha')).ReCAPTCHA }));

type LiveCaptchaProps = { siteKey: string; round: number; onToken: (token: string | null) => void };

/** The bare reCAPTCHA widget with our own loaded script (Trusted Types); says so when the script does not come (faults E10). */
export function LiveCaptcha({ siteKey, round, onToken }: LiveCaptchaProps) {
  const { t } = useTranslation('captcha');
  const lang = useCurrentLang();
  const [script, setScript] = useState<Grecaptcha | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [expired, setExpired] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    loadRecaptcha(lang).then(
      (loaded) => !gone.current && setScript(loaded),
      () => !gone.current && setScript('failed'),
    );
    return () => {
      gone.current = true;
    };
    // The script speaks the language it was first asked for; a switch does not load it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (script === 'failed') {
    return (
      <NoCaptcha
        reason={t('blocked')}
        onRetry={() => {
          setScript(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!script) return <Spinner />;
  return (
    <Suspense fallback={<Spinner />}>
      <ReCAPTCHA
        key={round}
        sitekey={siteKey}
        // The bare component takes the loaded script; its types know only the wrapper.
        {...({ grecaptcha: script } as object)}
        onChange={(token) => {
          setExpired(false);
          onToken(token);
        }}
        onExpired={() => {
          setExpired(true);
          onToken(null);
        }}
        onErrored={() => {
          onToken(null);
          setScript('failed');
        }}
      />
      {expired ? (
        <Banner kind="act" live>
          {t('expired')}
        </Banner>
      ) : null}
    </Suspense>
  );
}
