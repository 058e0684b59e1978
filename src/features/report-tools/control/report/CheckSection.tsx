import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { Captcha, type CaptchaToken } from '#shared/captcha/Captcha.tsx';
import { Button } from '#shared/ui/Button.tsx';
import type { ControlVersion } from './control-settings.ts';
import styles from './CheckSection.module.css';

type CheckSectionProps = {
  version: ControlVersion;
  title: string;
  variant: 'primary' | 'secondary';
  captchaToken: CaptchaToken;
  onCheck: () => void;
};

/** The last part before a check: the robot check (R2.10, R2.11), and the button. */
export function CheckSection({ version, title, variant, captchaToken, onCheck }: CheckSectionProps) {
  const { t } = useTranslation(['control', 'captcha']);
  const closed = useWhyClosed('check', version === 'new' ? 'control' : 'controlOld');
  return (
    <section className={styles.section} aria-labelledby="go">
      <h2 id="go">{title}</h2>
      <Captcha {...captchaToken.captcha} />
      <div className="button-row">
        <Button
          variant={variant}
          icon={ShieldCheck}
          onClick={() => {
            // An attempt uses up the token, whatever its result (R4.8).
            if (captchaToken.take() !== null) onCheck();
          }}
          unavailable={closed ?? (captchaToken.token ? null : t('captcha:first'))}
        >
          {t('checkFiles')}
        </Button>
      </div>
    </section>
  );
}
