import type { AgencyLanguage } from '../call.ts';
import type { DemoUserKey } from '../session/users.ts';

type Texts = {
  agency: string;
  title: string;
  lead: string;
  users: string;
  roles: Record<DemoUserKey, string>;
  wrongTitle: string;
  wrongText: string;
  profile: string;
  signedInAs: string;
  signedOut: string;
  toSignIn: string;
  applicationText: string;
};

const BOSNIAN: Texts = {
  agency: 'Finansijsko-informatička agencija – probno okruženje',
  title: 'Prijava',
  lead: 'Odaberite probnog korisnika. Nakon prijave vraćate se na stranicu s koje ste došli.',
  users: 'Probni korisnici',
  roles: {
    citizen: 'Građanin',
    accountant: 'Računovođa',
    moderator: 'Moderator registra',
    administrator: 'Administrator',
    blocked: 'Blokirani korisnik',
  },
  wrongTitle: 'Prijava nije moguća',
  wrongText: 'Adresa za povratak ili korisnik nisu ispravni. Vratite se na portal i pokušajte ponovo.',
  profile: 'Moj profil',
  signedInAs: 'Prijavljeni korisnik',
  signedOut: 'Niste prijavljeni.',
  toSignIn: 'Prijava',
  applicationText: 'Ova aplikacija nije dio probnog okruženja.',
};

/** The texts of the identity application's pages. */
export const TEXTS: Record<AgencyLanguage, Texts> = {
  bs: BOSNIAN,
  hr: {
    ...BOSNIAN,
    agency: 'Financijsko-informatička agencija – probno okruženje',
    wrongText: 'Adresa za povratak ili korisnik nisu ispravni. Vratite se na portal i pokušajte ponovno.',
  },
  en: {
    agency: 'Financial-information agency – demo environment',
    title: 'Sign in',
    lead: 'Choose a demo user. After signing in you return to the page you came from.',
    users: 'Demo users',
    roles: {
      citizen: 'Citizen',
      accountant: 'Accountant',
      moderator: 'Registry moderator',
      administrator: 'Administrator',
      blocked: 'Blocked user',
    },
    wrongTitle: 'Sign-in is not possible',
    wrongText: 'The return address or the user is not valid. Go back to the portal and try again.',
    profile: 'My profile',
    signedInAs: 'Signed in as',
    signedOut: 'You are not signed in.',
    toSignIn: 'Sign in',
    applicationText: 'This application is not part of the demo environment.',
  },
};
