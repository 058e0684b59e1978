import { html, raw } from 'hono/html';
import type { AgencyLanguage } from '../call.ts';
import { DEMO_USERS, type DemoUserKey, type User } from '../session/users.ts';
import { STYLE } from './style.ts';
import { TEXTS } from './texts.ts';

type Html = ReturnType<typeof html>;

/** The sign-in page: every demo user is a button of one form, which returns to `redirectTo`. */
export function signInPage(language: AgencyLanguage, redirectTo: string): Html {
  const texts = TEXTS[language];
  const users = (Object.keys(DEMO_USERS) as DemoUserKey[]).map(
    (key) =>
      html`<li>
        <button name="user" value="${key}"><b>${texts.roles[key]}</b><span>${DEMO_USERS[key].username}</span></button>
      </li>`,
  );
  return layout(
    language,
    texts.title,
    html`<p>${texts.lead}</p>
      <form method="post" action="/login" aria-label="${texts.title}">
        <input type="hidden" name="redirectTo" value="${redirectTo}" />
        <h2>${texts.users}</h2>
        <ul>
          ${users}
        </ul>
      </form>`,
  );
}

/** Shown when the return address is not allowed, or the user is unknown. */
export function wrongAddressPage(language: AgencyLanguage): Html {
  const texts = TEXTS[language];
  return layout(language, texts.wrongTitle, html`<p role="alert">${texts.wrongText}</p>`);
}

/** The user's own page in the identity application (P2.4: 'My profile'). */
export function profilePage(language: AgencyLanguage, user: User | null): Html {
  const texts = TEXTS[language];
  const body = user
    ? html`<p>${texts.signedInAs}: <b>${user.username}</b></p>
        <p>${user.email}</p>`
    : html`<p>${texts.signedOut} <a href="/login">${texts.toSignIn}</a></p>`;
  return layout(language, texts.profile, body);
}

/** Represents one of the agency's other applications. */
export function applicationPage(language: AgencyLanguage, name: string): Html {
  return layout(language, name, html`<p>${TEXTS[language].applicationText}</p>`);
}

function layout(language: AgencyLanguage, title: string, body: Html): Html {
  const { agency } = TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${agency}</title>
        <link rel="icon" href="/icons/portal.svg" />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>${agency}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
