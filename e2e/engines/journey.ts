import type { EnginePage, Query } from './engine.ts';

/** A journey of a visitor, the same in every engine. Rejects where it cannot go on. */
export type Journey = { name: string; run: (page: EnginePage, world: World) => Promise<void> };

/** What a journey knows of the agency it is tried against. */
export type World = {
  /** Folder of a filled report with errors, one without, notes and a document. */
  samples: string;
  /** Of an entity with a main account, and one with a bankruptcy. */
  jib: { account: string; bankruptcy: string };
  /** The agency as it began, with nobody signed in. */
  reset: () => Promise<void>;
  /** Makes access tokens live so many seconds from now on. */
  tokenSeconds: (seconds: number) => Promise<void>;
  /** How many calls the agency got, since the reset, whose path ends so. */
  callsTo: (ending: string) => Promise<number>;
};

export const button = (name: string | RegExp): Query => ({ role: 'button', name });
export const link = (name: string | RegExp): Query => ({ role: 'link', name });
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
export const field = (name: string | RegExp): Query => ({ role: 'textbox', name });

/** Signs a demo user in through the identity application's own page, as a person does. */
export async function signIn(page: EnginePage, user: RegExp, returnTo = '/bs'): Promise<void> {
  await page.open(returnTo);
  await page.click(link('Prijava'));
  await page.click(button(user));
  await page.isAt(new RegExp(`${returnTo}$`));
  await page.find(button(/Moj nalog/));
}
