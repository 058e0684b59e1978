import { isDemoUserKey } from '#mocks/session/users.ts';
import { AGENCY_FOLDER } from './bases.ts';
import { setSignedInUser, signedInUser } from './signed-in.ts';

/** The script of the pages beside the portal (`identity-pages.ts`): their language, sign-in, the user's profile, reset. */

const site = new URL('../', import.meta.url.replace(/[^/]*$/, ''));
const query = new URLSearchParams(location.search);

/** Where the visitor came from, if it is this site: the page to return to after signing in. */
function returnAddress(): URL {
  const requested = URL.canParse(query.get('redirectTo') ?? document.referrer)
    ? new URL(query.get('redirectTo') ?? document.referrer)
    : site;
  return requested.origin === site.origin && requested.pathname.startsWith(site.pathname) ? requested : site;
}

const address = returnAddress();
const [language = ''] = address.pathname.slice(site.pathname.length).split('/');
if (/^(?:hr|en)$/.test(language)) document.documentElement.lang = language;
const heading = document.querySelector(`h1 > [lang=${document.documentElement.lang}]`);
if (heading?.textContent) document.title = heading.textContent;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-user]'))
  button.addEventListener('click', () => {
    const { user } = button.dataset;
    if (!isDemoUserKey(user)) return;
    setSignedInUser(user);
    location.assign(address);
  });

const user = signedInUser();
if (user) {
  document.querySelector(`[data-signed-in=${user}]`)?.removeAttribute('hidden');
  document.querySelector('[data-signed-out]')?.setAttribute('hidden', '');
}

if (location.pathname === `${site.pathname}${AGENCY_FOLDER}reset/`) {
  localStorage.clear();
  sessionStorage.clear();
  const end = () => location.replace(new URL(/^(?:hr|en)$/.test(language) ? language : '', site));
  const removed = indexedDB.deleteDatabase('portal');
  for (const event of ['success', 'error', 'blocked']) removed.addEventListener(event, end, { once: true });
}
