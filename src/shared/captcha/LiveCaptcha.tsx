import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReCAPTCHA as Recaptcha } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import type { Visit } from '#shared/portal/visit.ts';
import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { useTriesEnded } from '#shared/ui/use-tries-ended.ts';

export type CaptchaPartProps = {
  /** The token, or null when it is no longer valid; `isExpired` when it is too old (two minutes). */
  onToken: (token: string | null, isExpired?: boolean) => void;
};

type CaptchaWindow = { grecaptcha?: { render?: unknown } & object; portalCaptchaReady?: () => void };

/** `trustedtypes` makes the script comply with Trusted Types, which the build's policy requires. */
const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=portalCaptchaReady&trustedtypes=true';
/** Longest wait for the script: a blocker may drop the request without an error. */
const PATIENCE_MS = 15_000;

/**
 * Fetches the captcha's script on first use and resolves with its object. Rejects when it is blocked, offline or not there
 * after 15 s (faults E10, G07); the next call tries again.
 */
function loadRecaptcha(visit: Visit): Promise<object> {
  visit.captchaScript ??= fetchScript().catch((error: unknown) => {
    visit.captchaScript = null;
    throw error;
  });
  return visit.captchaScript;
}

function fetchScript(): Promise<object> {
  const page = window as unknown as CaptchaWindow;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (failure?: string) => {
      clearTimeout(timer);
      delete page.portalCaptchaReady;
      if (failure === undefined && page.grecaptcha) return resolve(page.grecaptcha);
      script.remove();
      reject(new Error(failure ?? 'The captcha script brought nothing.'));
    };
    const timer = setTimeout(() => end('The captcha script did not answer.'), PATIENCE_MS);
    page.portalCaptchaReady = () => end();
    script.addEventListener('error', () => end('The captcha script could not be loaded.'));
    script.async = true;
    script.src = trustedScriptUrl(ADDRESS) as string;
    document.head.append(script);
  });
}

/** The bare widget without the library's own script loader: we load the script under the portal's Trusted Types policy. */
const Widget = lazy(async () => ({ default: (await import('react-google-recaptcha')).ReCAPTCHA }));

/** The captcha has Croatian but no Bosnian. */
const WIDGET_LANGUAGE = { bs: 'hr', hr: 'hr', en: 'en' } as const;
/** The ordinary widget is 304 px wide. */
const NARROW_PX = 340;

function isDark(): boolean {
  const selected = document.documentElement.dataset['theme'];
  return selected ? selected === 'dark' : (window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false);
}

/** The live reCAPTCHA v2; its script is fetched when this is first shown. */
export function LiveCaptcha({ siteKey, round, onToken }: CaptchaPartProps & { siteKey: string; round: number }) {
  const { t } = useTranslation('captcha');
  const { visit } = usePortal();
  const lang = useCurrentLang();
  // The widget reads its language once; rendering it again after a switch would lose the answer.
  const [language] = useState(() => WIDGET_LANGUAGE[lang]);
  const [script, setScript] = useState<object | 'loading' | 'failed' | 'retrying'>('loading');
  const widget = useRef<Recaptcha>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next round asks anew
  useEffect(() => widget.current?.reset(), [round]);

  const load = useCallback(() => void loadRecaptcha(visit).then(setScript, () => setScript('failed')), [visit]);
  useEffect(load, [load]);

  function retry(): void {
    setScript('retrying');
    load();
  }

  // During another try the message stays with its button, so that the pressed button keeps the focus.
  if (script === 'failed' || script === 'retrying')
    return (
      <CaptchaProblem onRetry={retry} isPending={script === 'retrying'}>
        {t('blocked')}
      </CaptchaProblem>
    );
  const waiting = (
    <Status className="button-row small muted">
      <Spinner /> <span>{t('loading')}</span>
    </Status>
  );
  if (script === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Widget
        ref={widget}
        grecaptcha={script}
        sitekey={siteKey}
        hl={language}
        theme={isDark() ? 'dark' : 'light'}
        size={window.innerWidth < NARROW_PX ? 'compact' : 'normal'}
        onChange={(token) => onToken(token)}
        onExpired={() => onToken(null, true)}
        onErrored={() => {
          onToken(null);
          setScript('failed');
        }}
      />
    </Suspense>
  );
}

type CaptchaProblemProps = { children: ReactNode; onRetry?: () => void; isPending?: boolean };

/**
 * Shown when the captcha cannot be: says what is wrong, that nothing is lost, and how to reach the agency by e-mail and phone
 * (faults E10, G07).
 */
export function CaptchaProblem({ children, onRetry, isPending = false }: CaptchaProblemProps) {
  const { t } = useTranslation(['captcha', 'ui']);
  const again = useRef<HTMLParagraphElement>(null);
  useFocusAfter(again);
  const tries = useTriesEnded(isPending);
  const mail = env.VITE_CONTACT_EMAIL;
  const phone = env.VITE_CONTACT_PHONE;
  return (
    <Banner kind="error" title={t('problemTitle')} live>
      <p key={tries}>{children}</p>
      {mail || phone ? (
        <p>
          <span>{t('otherWay')}</span> {mail ? <a href={`mailto:${mail}`}>{mail}</a> : null}
          {mail && phone ? <span>, </span> : null}
          {phone ? <PhoneLink number={phone} /> : null}
          <span>.</span>
        </p>
      ) : null}
      {onRetry ? (
        <p ref={again}>
          <Button size="small" isPending={isPending} onClick={onRetry}>
            {t('ui:tryAgain')}
          </Button>
        </p>
      ) : null}
    </Banner>
  );
}
