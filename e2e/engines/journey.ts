import type { EnginePage, Query } from './engine.ts';

/** A journey of a visitor, the same in every engine. Rejects when a step fails. */
export type Journey = { name: string; run: (page: EnginePage, world: World) => Promise<void> };

/** The agency a journey runs against. */
export type World = {
  /** Folder with filled reports (with and without errors), notes and a document. */
  samples: string;
  /** Jib of an entity with a main account, and of one with a bankruptcy. */
  jib: { account: string; bankruptcy: string };
  /** Resets the agency to its initial state, with nobody signed in. */
  reset: () => Promise<void>;
  /** Sets the lifetime of new access tokens in seconds. */
  tokenSeconds: (seconds: number) => Promise<void>;
  /** Number of calls since the reset whose path ends with this text. */
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
