import type { AgencyLanguage } from '../call.ts';
import type { LegalEntity } from '../legal-entities/generate.ts';
import { addressOf } from '../legal-entities/profile.ts';
import { isOutsideAccountsRegister } from '../legal-entities/red-portal.ts';
import { random } from '../random.ts';
import { STATUS_NAMES, TEXTS } from './texts.ts';

/** State of an entity in the single register of accounts. */
export type AccountState = 'active' | 'closing' | 'blocked' | 'noMainAccount' | 'noAccountNoMessage' | 'notInRegister';

/** Invented banks; account numbers begin with their codes. */
const BANKS = [
  { code: '901', name: 'Vrelska banka d.d. Sarajevo' },
  { code: '902', name: 'Javorna banka d.d. Tuzla' },
  { code: '903', name: 'Hrastova banka d.d. Mostar' },
  { code: '904', name: 'Bistrina & Kamenska banka d.d. Zenica' },
];

/** Colours as the server sends them. That of an account being closed is too pale to read: the portal has to correct it. */
const STATUSES = {
  active: { code: 'A', bodyHex: '#d9f2e3', textHex: '#14532d', name: STATUS_NAMES.active },
  closing: { code: 'Z', bodyHex: '#fff3b0', textHex: '#f5d76e', name: STATUS_NAMES.closing },
  blocked: { code: 'B', bodyHex: '#b3261e', textHex: '#ffffff', name: STATUS_NAMES.blocked },
} as const;

const NOTICE_COLOURS = { bodyHex: '#e8f1fb', textHex: '#12324f' };
const WARNING_COLOURS = { bodyHex: '#fde8e7', textHex: '#7a1510' };

/** The state of an entity's accounts. An entity that the red portal lists as outside the register has that state here as well. */
export function accountStateOf(entity: LegalEntity): AccountState {
  if (isOutsideAccountsRegister(entity.redPortal)) return 'notInRegister';
  const states = [
    'active',
    'active',
    'active',
    'active',
    'active',
    'closing',
    'blocked',
    'noMainAccount',
    'noAccountNoMessage',
  ] as const;
  return random(entity.id * 227 + 1).pick<AccountState>(states);
}

/** The register's answer for a registered entity (R3.6); the first account is the main one. */
export function accountAnswer(
  entity: LegalEntity,
  state: Exclude<AccountState, 'notInRegister'>,
  language: AgencyLanguage,
) {
  return {
    message: messageOf(state, language),
    legalEntity: { identificationNumber: entity.jib, name: entity.shortName, location: addressOf(entity) },
    bankAccount: state === 'noMainAccount' || state === 'noAccountNoMessage' ? [] : accountsOf(entity, state, language),
  };
}

function accountsOf(entity: LegalEntity, state: keyof typeof STATUSES, language: AgencyLanguage) {
  const { pick, int, chance } = random(entity.id * 71 + 9);
  const account = (key: keyof typeof STATUSES) => {
    const bank = pick(BANKS);
    const { name, ...status } = STATUSES[key];
    return {
      accountNumber: withCheckDigits(`${bank.code}000${String(int(0, 99_999_999)).padStart(8, '0')}`),
      bank,
      status: { name: name[language], ...status },
    };
  };
  return chance(0.3) ? [account(state), account('active')] : [account(state)];
}

/** A domestic account number: 14 digits and two check digits, with which it is 1 modulo 97 (ISO 7064). */
function withCheckDigits(digits: string): string {
  return digits + String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');
}

function messageOf(state: AccountState, language: AgencyLanguage) {
  switch (state) {
    case 'active':
      return message(NOTICE_COLOURS, TEXTS.certificateTitle[language], TEXTS.certificate[language]);
    case 'closing':
      return message(NOTICE_COLOURS, null, TEXTS.certificate[language]);
    case 'blocked':
      return message(WARNING_COLOURS, TEXTS.blockedTitle[language], TEXTS.blocked[language]);
    case 'noMainAccount':
      return message(WARNING_COLOURS, null, TEXTS.noMainAccount[language]);
    default:
      return null;
  }
}

function message(colours: { bodyHex: string; textHex: string }, title: string | null, content: string) {
  return { ...colours, title, content, titleFontSize: title === null ? null : '18px', contentFontSize: '15px' };
}
