import { html, raw } from 'hono/html';
import { STYLE } from '#mocks/identity-app/style.ts';
import { TEXTS as IDENTITY } from '#mocks/identity-app/texts.ts';
import { APPLICATIONS } from '#mocks/session/applications.ts';
import { DEMO_USERS, type DemoUserKey } from '#mocks/session/users.ts';
import { banner, inEveryLanguage } from './banner.ts';
import { AGENCY_FOLDER } from './bases.ts';
import { TEXTS } from './texts.ts';

type Page = { title: string; body: string };

const USERS = Object.keys(DEMO_USERS) as DemoUserKey[];
const identity = (key: 'title' | 'lead' | 'users' | 'profile' | 'signedInAs' | 'signedOut' | 'applicationText') =>
  inEveryLanguage((lang) => IDENTITY[lang][key]);

/** Every demo user is a button of one form, as on the sign-in page of the agency in a box. */
const SIGN_IN: Page = {
  title: identity('title'),
  body: `<p>${identity('lead')}</p><h2>${identity('users')}</h2><ul>${USERS.map(
    (key) =>
      `<li><button type="button" data-user="${key}"><b>${inEveryLanguage((lang) => IDENTITY[lang].roles[key])}</b> ` +
      `<span class="name">${DEMO_USERS[key].username}</span></button></li>`,
  ).join('')}</ul>`,
};

const PROFILE: Page = {
  title: identity('profile'),
  body:
    `<p data-signed-out>${identity('signedOut')}</p>` +
    USERS.map(
      (key) =>
        `<p data-signed-in="${key}" hidden>${identity('signedInAs')}: <b>${DEMO_USERS[key].username}</b>, ${DEMO_USERS[key].email}</p>`,
    ).join(''),
};

const RESET: Page = { title: inEveryLanguage((lang) => TEXTS[lang].resetting), body: '' };

/** The pages beside the portal by their paths below the folder of the agency: identity application, its other ones, reset. */
export const PAGES: Readonly<Record<string, Page>> = {
  'identity-app': SIGN_IN,
  'identity-app/profile': PROFILE,
  ...Object.fromEntries(
    APPLICATIONS.map((application) => [
      `identity-app/applications/${application.icon}`,
      { title: inEveryLanguage((lang) => application[lang]), body: `<p>${identity('applicationText')}</p>` },
    ]),
  ),
  reset: RESET,
};

/** The document of one of `PAGES`. `base` is the folder of the site, `style` the rules of the banner. */
export async function documentOfPage({ title, body }: Page, base: string, style: string): Promise<string> {
  const text = await html`<!doctype html>
    <html lang="bs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${IDENTITY.bs.title}</title>
        <link rel="icon" href="${base}icon.svg" />
        <style>
          ${raw(STYLE)}${raw(style)} header {
            background: #542a5e;
          }
          button .by-language {
            color: inherit;
          }
        </style>
        <script type="module" src="${base}${AGENCY_FOLDER}page.js"></script>
      </head>
      <body>
        ${raw(banner(base))}
        <header>${raw(inEveryLanguage((lang) => IDENTITY[lang].agency))}</header>
        <main>
          <h1>${raw(title)}</h1>
          ${raw(body)}
        </main>
      </body>
    </html>`;
  return text.toString().replaceAll(/\n\s*/g, '\n');
}
