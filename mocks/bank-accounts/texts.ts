import type { Localised } from '../reference/localised.ts';

/** Texts of the register of accounts; the contents are HTML as the server sends it (R2.6, R3.6). */
export const TEXTS = {
  wrongJib: {
    bs: 'Identifikacijski broj mora imati tačno 13 cifara.',
    hr: 'Identifikacijski broj mora imati točno 13 znamenki.',
    en: 'The identification number must have exactly 13 digits.',
  },
  notInRegister: {
    bs: 'Pravno lice s navedenim identifikacijskim brojem ne nalazi se u Jedinstvenom registru računa poslovnih subjekata.',
    hr: 'Pravna osoba s navedenim identifikacijskim brojem ne nalazi se u Jedinstvenom registru računa poslovnih subjekata.',
    en: 'The legal entity with this identification number is not in the single register of business entities’ accounts.',
  },
  checkNumber: {
    bs: 'Molimo provjerite uneseni broj.',
    hr: 'Molimo provjerite uneseni broj.',
    en: 'Please check the number entered.',
  },
  certificateTitle: { bs: 'Potvrda o računima', hr: 'Potvrda o računima', en: 'Certificate of accounts' },
  certificate: {
    bs: '<p>Potvrda o <strong>likvidnosti</strong> i/ili o <strong>svim otvorenim računima</strong> izdaje se u elektronskoj i/ili papirnoj formi na osnovu <a href="https://www.example.ba/zahtjev-jrr">zahtjeva za usluge registra</a>.</p>',
    hr: '<p>Potvrda o <strong>likvidnosti</strong> i/ili o <strong>svim otvorenim računima</strong> izdaje se u elektroničkom i/ili papirnatom obliku na temelju <a href="https://www.example.ba/zahtjev-jrr">zahtjeva za usluge registra</a>.</p>',
    en: '<p>A certificate of <strong>liquidity</strong> and/or of <strong>all open accounts</strong> is issued in electronic and/or paper form upon a <a href="https://www.example.ba/zahtjev-jrr">request for services of the register</a>.</p>',
  },
  blockedTitle: { bs: 'Glavni račun je blokiran', hr: 'Glavni račun je blokiran', en: 'The main account is blocked' },
  blocked: {
    bs: '<p>Plaćanja s računa nisu moguća do izmirenja evidentiranih obaveza.</p><ul><li>Stanje se osvježava svakog radnog dana.</li><li>Razlog blokade daje banka.</li></ul>',
    hr: '<p>Plaćanja s računa nisu moguća do podmirenja evidentiranih obveza.</p><ul><li>Stanje se osvježava svakog radnog dana.</li><li>Razlog blokade daje banka.</li></ul>',
    en: '<p>Payments from the account are not possible until the recorded obligations are settled.</p><ul><li>The state is refreshed every working day.</li><li>The bank states the reason.</li></ul>',
  },
  noMainAccount: {
    bs: '<p>Pravno lice <strong>nema glavni račun</strong>. Obavezno je odrediti glavni račun u jednoj od banaka.</p>',
    hr: '<p>Pravna osoba <strong>nema glavni račun</strong>. Obvezno je odrediti glavni račun u jednoj od banaka.</p>',
    en: '<p>The legal entity <strong>has no main account</strong>. A main account has to be named in one of the banks.</p>',
  },
} as const satisfies Record<string, Localised>;

/** Names of the states of an account. */
export const STATUS_NAMES = {
  active: { bs: 'Aktivan', hr: 'Aktivan', en: 'Active' },
  blocked: { bs: 'Blokiran', hr: 'Blokiran', en: 'Blocked' },
  closing: { bs: 'U zatvaranju', hr: 'U zatvaranju', en: 'Being closed' },
} as const satisfies Record<string, Localised>;
