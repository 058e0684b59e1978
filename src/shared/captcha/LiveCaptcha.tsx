import { lazy, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReCAPTCHA as Recaptcha } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import type { CaptchaPartProps } from './captcha-part.ts';
import { CaptchaProblem } from './CaptchaProblem.tsx';
import { loadRecaptcha } from './load-recaptcha.ts';

/** The bare widget: its script is loaded by us, under the portal's own Trusted Types policy. */
const Widget = lazy(async () => ({ default: (await import('react-google-recaptcha')).ReCAPTCHA }));

/** The captcha speaks Croatian but no Bosnian. */
const WIDGET_LANGUAGE = { bs: 'hr', hr: 'hr', en: 'en' } as const;
/** The ordinary widget is 304 px wide. */
const NARROW_PX = 340;

function isDark(): boolean {
  const selected = document.documentElement.dataset['theme'];
  return selected ? selected === 'dark' : (window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false);
}

/** The live reCAPTCHA v2; its script is fetched when this is first shown. */
export function LiveCaptcha({ siteKey, onToken, onExpired, ref }: CaptchaPartProps & { siteKey: string }) {
  const { t } = useTranslation('captcha');
  const lang = useCurrentLang();
  // The widget takes its language once: drawing it anew after a switch would throw the answer away.
  const [language] = useState(() => WIDGET_LANGUAGE[lang]);
  const [script, setScript] = useState<object | 'loading' | 'failed'>('loading');
  const widget = useRef<Recaptcha>(null);
  useImperativeHandle(ref, () => ({ reset: () => widget.current?.reset() }), []);

  const load = useCallback(() => void loadRecaptcha().then(setScript, () => setScript('failed')), []);
  useEffect(load, [load]);

  function retry(): void {
    setScript('loading');
    load();
  }

  if (script === 'failed') return <CaptchaProblem onRetry={retry}>{t('blocked')}</CaptchaProblem>;
  const waiting = (
    <Status className="button-row small muted">
      <Spinner /> {t('loading')}
    </Status>
  );
  if (script === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Widget
        ref={widget}
        grecaptcha={script as object}
        sitekey={siteKey}
        hl={language}
        theme={isDark() ? 'dark' : 'light'}
        size={window.innerWidth < NARROW_PX ? 'compact' : 'normal'}
        onChange={onToken}
        onExpired={() => {
          onToken(null);
          onExpired();
        }}
        onErrored={() => {
          onToken(null);
          setScript('failed');
        }}
      />
    </Suspense>
  );
}
