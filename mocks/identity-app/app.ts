import { Hono, type Context } from 'hono';
import type { Bases } from '../bases.ts';
import { APPLICATIONS } from '../session/applications.ts';
import { sessionCookie, sessionCookieOf } from '../session/cookie.ts';
import { sessionOf, startSession } from '../session/sessions.ts';
import { DEMO_USERS, isDemoUserKey } from '../session/users.ts';
import { controlRoutes } from './control.ts';
import { applicationPage, profilePage, signInPage, wrongAddressPage } from './pages.ts';
import { iconSvg, portraitSvg } from './pictures.ts';
import { locationOf, pageLanguage } from './return-address.ts';

/** Allows only what the pages contain; the sign-in form may return to a portal on this machine. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "form-action 'self' http://127.0.0.1:* http://localhost:*",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

/** The identity application (P1, P2.3): sign-in with return to the portal, profile, icons and portraits. */
export function identityApp(at: Bases): Hono {
  const app = new Hono();
  const page = (context: Context, html: ReturnType<typeof signInPage>, status: 200 | 400 | 404 = 200) =>
    context.html(html, status, PAGE_HEADERS);

  const showSignIn = (context: Context) => {
    const redirectTo = context.req.query('redirectTo') ?? `${at.identityApp}/profile`;
    const language = pageLanguage(context.req.query('lang'), redirectTo);
    return locationOf(redirectTo) === null
      ? page(context, wrongAddressPage(language), 400)
      : page(context, signInPage(language, redirectTo));
  };
  app.get('/', showSignIn);
  app.get('/login', showSignIn);

  app.post('/login', async (context) => {
    const { user, redirectTo } = await context.req.parseBody();
    const location = typeof redirectTo === 'string' ? locationOf(redirectTo) : null;
    if (location === null || !isDemoUserKey(user)) return page(context, wrongAddressPage('bs'), 400);
    context.header('Set-Cookie', sessionCookie(startSession(user).id));
    return context.redirect(location, 303);
  });

  app.get('/profile', (context) => {
    const session = sessionOf(sessionCookieOf(context.req.raw));
    const language = pageLanguage(context.req.query('lang'), '');
    return page(context, profilePage(language, session ? DEMO_USERS[session.user] : null));
  });

  app.get('/applications/:icon', (context) => {
    const application = APPLICATIONS.find(({ icon }) => icon === context.req.param('icon'));
    return application ? page(context, applicationPage('bs', application.bs)) : context.notFound();
  });

  app.get('/icons/:file', (context) => picture(context, iconSvg(fileStem(context.req.param('file')))));
  app.get('/photo/:file', (context) => picture(context, portraitSvg(fileStem(context.req.param('file')))));
  app.route('/__agency', controlRoutes());
  return app;
}

function picture(context: Context, svg: string | null): Response | Promise<Response> {
  if (svg === null) return context.notFound();
  return context.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' });
}

function fileStem(file: string): string {
  return file.replace(/\.svg$/, '');
}
