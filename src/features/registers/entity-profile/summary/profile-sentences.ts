import type { TFunction } from 'i18next';
import { cantonName } from '#domain/reference/cantons.ts';
import { isoDate } from '#shared/format/date.ts';
import { dayInWords } from '#shared/format/day-in-words.ts';
import { formatMoney } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { AccountFact, EntityFact, LatestYear, ProceedingsFact, ProfileFacts } from './profile-facts.ts';

type Texts = TFunction<'entity-profile'>;

/** A sentence of the profile; null while the answer it needs is being loaded. */
export type Sentence = {
  about: 'entity' | 'activity' | 'result' | 'employees' | 'account' | 'proceedings';
  text: string | null;
};

/**
 * The profile in three to six plain statements (R2.4). One without its data is left out, but an unknown state of account or
 * proceedings is said to be unknown. No word depends on the gender of the kind or the case of a name, and there are no pronouns,
 * which would take the noun before them, such as the bank.
 */
export function profileSentences(
  { entity, latest, account, proceedings }: ProfileFacts,
  t: Texts,
  lang: Lang,
): Sentence[] {
  const texts: [about: Sentence['about'], text: string | null][] = [
    ['entity', entitySentence(entity, t, lang)],
    ['activity', activitySentence(entity, t)],
    ['result', latest === undefined ? null : resultSentence(latest, entity, t, lang)],
    ['employees', latest === undefined ? null : employeesSentence(latest, t)],
    ['account', account === undefined ? null : accountSentence(account, t)],
    ['proceedings', proceedings === undefined ? null : proceedingsSentence(proceedings, t, lang)],
  ];
  return texts.filter(([, text]) => text !== '').map(([about, text]) => ({ about, text: text && tidy(text) }));
}

/** Sent texts may hold double blanks or end with a full stop; the blank before KM stays non-breaking. */
const tidy = (text: string) => text.replace(/[^\S\u00A0]+/g, ' ').replace(/\.{2,}$/, '.');

function entitySentence(
  { register, county, municipality, registrationDateTime }: EntityFact,
  t: Texts,
  lang: Lang,
): string {
  const seat = [municipality, cantonName(county, lang)].filter((part) => part !== '').join(', ');
  const what =
    register === null && seat !== ''
      ? t('summary.seatOnly', { place: seat })
      : t('summary.entity', {
          kind: t(`summary.kinds.${register ?? 'unknown'}`),
          place: seat && t(municipality === '' ? 'summary.canton' : 'summary.seat', { place: seat, canton: seat }),
        });
  if (isoDate(registrationDateTime) === '') return what;
  return `${what} ${t('summary.since', { date: dayInWords(registrationDateTime, lang) })}`;
}

/** Size and main activity; '' without either. The size is that of 2021, as in the filter of the register (R2.3). */
function activitySentence({ size, isMicro, activities }: EntityFact, t: Texts): string {
  const main = activities.find(({ isMain }) => isMain);
  const { code = '', description = '' } = main ?? {};
  const known = description ? (code ? 'described' : 'unnumbered') : code ? 'numbered' : null;
  // A type of its own marks micro companies as well, whatever their size or without one (R9).
  const isMicroType = isMicro && size !== 'micro';
  const told = [
    isMicroType ? t('summary.micro') : '',
    size && !isMicroType ? t('summary.size', { size: t(`summary.sizes.${size}`) }) : '',
    known ? t(`summary.activities.${known}`, { code, description }) : '',
  ];
  return told.filter(Boolean).join(' ');
}

/** Registers whose entities state a surplus or deficit of income instead of a profit or loss. */
const WITH_SURPLUS: readonly EntityFact['register'][] = ['associations', 'budgetUsers'];

/** The result beside that of the year before; '' when none is stated. */
function resultSentence(latest: LatestYear | null, { register }: EntityFact, t: Texts, lang: Lang): string {
  if (!latest?.result) return '';
  const { year, result, isAmended } = latest;
  const { now, before } = result;
  const form = WITH_SURPLUS.includes(register) ? 'surplus' : 'profit';
  const kindOf = (amount: number) => (amount > 0 ? 'gain' : 'loss');
  // Two decimals (P1), or none if no amount of the sentence has any.
  const decimals = [now, before ?? 0].every((amount) => Number.isInteger(Math.round(amount * 100) / 100)) ? 0 : 2;
  const money = (amount: number) => formatMoney(Math.abs(amount), lang, { decimals });
  const values = {
    year,
    before: String(year - 1),
    amended: isAmended ? t('summary.amended') : '',
    neither: t(`summary.results.${form}.neither`),
    result: t(`summary.results.${form}.${kindOf(now)}`),
    amount: money(now),
  };
  if (before === null) return t(now === 0 ? 'summary.resultNone' : 'summary.result', values);
  const earlier = {
    ...values,
    resultBefore: t(`summary.results.${form}.${kindOf(before)}`),
    amountBefore: money(before),
  };
  if (now === 0) return t(before === 0 ? 'summary.resultNoneAgain' : 'summary.resultNoneAfter', earlier);
  if (before === 0) return t('summary.resultAfterNone', earlier);
  if (kindOf(now) !== kindOf(before)) return t('summary.resultAfter', earlier);
  return t(`summary.result${comparison(Math.abs(now), Math.abs(before), money)}`, earlier);
}

/** Amounts that are written alike are called the same. */
const comparison = (now: number, before: number, written: (amount: number) => string) =>
  written(now) === written(before) ? 'Same' : now > before ? 'More' : 'Less';

/** The number in words that need no case: it follows 'bilo' (R2.4). '' when it is not stated. */
function employeesSentence(latest: LatestYear | null, t: Texts): string {
  if (!latest?.employees) return '';
  const { year, employees } = latest;
  const { now, before } = employees;
  const values = {
    year,
    figure: now,
    before: before === null ? '' : t('summary.yearBefore', { figure: before }),
  };
  return t(now === 0 ? 'summary.noEmployees' : 'summary.employees', values);
}

function accountSentence(account: AccountFact, t: Texts): string {
  if (account === null) return t('summary.accountUnknown');
  if (account.kind === 'none') return t('summary.accountNone');
  const { bank, status } = account;
  if (bank && status) return t('summary.account', { bank, status });
  if (status) return t('summary.accountStatus', { status });
  return bank ? t('summary.accountBank', { bank }) : t('summary.accountAny');
}

function proceedingsSentence(proceedings: ProceedingsFact, t: Texts, lang: Lang): string {
  if (proceedings === null) return t('summary.proceedingsUnknown');
  const { count, kinds, lastDay } = proceedings;
  if (count === 0) return t('summary.proceedingsNone');
  const date = isoDate(lastDay) === '' ? '' : dayInWords(lastDay, lang);
  const [kind] = kinds;
  const named = kind ? t(`summary.proceedingKinds.${kinds.length > 1 ? 'both' : kind}`) : '';
  return t('summary.proceedings', {
    count,
    kinds: named && t('summary.proceedingsOf', { kinds: named }),
    last: date && t(count === 1 ? 'summary.ofDay' : 'summary.lastOfDay', { date }),
  });
}
