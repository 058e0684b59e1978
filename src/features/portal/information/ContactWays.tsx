import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';

/** Ways to reach the agency: those the environment names, and a link to the contact form. */
export function ContactWays() {
  const { t } = useTranslation('information');
  const lang = useLang();
  const { VITE_CONTACT_EMAIL: email, VITE_CONTACT_PHONE: phone, VITE_CONTACT_ADDRESS: address } = env;
  return (
    <ul>
      {email ? (
        <li>
          <span>{t('contact.email')}</span> <a href={`mailto:${email}`}>{email}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <span>{t('contact.phone')}</span> <PhoneLink number={phone} />
        </li>
      ) : null}
      {address ? <li>{`${t('contact.post')} ${address}`}</li> : null}
      <li>
        <Link to={href('contact', lang)}>{t('contact.form')}</Link>
      </li>
    </ul>
  );
}

/** Opens the dialog for compliments and complaints over this page (P2.17); the frame shows it for `?dialog=feedback`. */
export function FeedbackLink() {
  const { t } = useTranslation('information');
  const { pathname } = useLocation();
  return (
    <ButtonLink to={`${pathname}?dialog=feedback`} preventScrollReset icon={MessageSquareText}>
      {t('feedback')}
    </ButtonLink>
  );
}
