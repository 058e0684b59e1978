import type { TFunction } from 'i18next';
import { CANTONS, cantonName } from '#domain/reference/cantons.ts';
import { formatDate, isoDate } from '#shared/format/date.ts';
import { formatNumber, NBSP } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { EntityFact, LatestYear, ProfileFacts, YearFigure } from './profile-facts.ts';

type Texts = TFunction<'entity-profile'>;

/** A sentence of the profile; null while the answer it needs is being loaded. */
export type Sentence = {
  about: 'entity' | 'activity' | 'result' | 'employees' | 'account' | 'proceedings';
  text: string | null;
};

/**
 * The profile in three to six plain sentences (R2.4): what, where and since when; size and activity; result and employees of the
 * latest year beside the year before; main account; proceedings. A sentence without its data is left out, except that an unknown
 * state of account or proceedings is said to be unknown.
 */
export function profileSentences(
  { entity, latest, account, proceedings }: ProfileFacts,
  t: Texts,
  lang: Lang,
): Sentence[] {
  const sentences: (Sentence | null)[] = [
    { about: 'entity', text: entitySentence(entity, t, lang) },
    sentence('activity', activitySentence(entity, t)),
    latest === undefined
      ? { about: 'result', text: null }
      : sentence('result', latest && resultSentence(latest, entity, t, lang)),
    latest === undefined
      ? { about: 'employees', text: null }
      : sentence('employees', latest && employeesSentence(latest, t)),
    { about: 'account', text: account === undefined ? null : accountSentence(account, t) },
    { about: 'proceedings', text: proceedings === undefined ? null : proceedingsSentence(proceedings, t, lang) },
  ];
  return sentences.flatMap((one) => (one ? [{ ...one, text: one.text && tidy(one.text) }] : []));
}

const sentence = (about: Sentence['about'], text: string | null): Sentence | null =>
  text === null ? null : { about, text };

/** Sent texts may hold double blanks or end with a full stop; the blank before KM stays non-breaking. */
const tidy = (text: string) => text.replace(/[^\S\u00A0]+/g, ' ').replace(/\.{2,}$/, '.');

function entitySentence(
  { register, county, municipality, registrationDateTime }: EntityFact,
  t: Texts,
  lang: Lang,
): string {
  const day = isoDate(registrationDateTime) === '' ? '' : formatDate(registrationDateTime, lang);
  return t('summary.entity', {
    kind: t(`summary.kinds.${register ?? 'unknown'}`),
    place: placeText(county, municipality, t, lang),
    since: day && t('summary.since', { date: day }),
  });
}

/** Only a place in a known canton is called a municipality: the list has foreign places as well (R3.7). */
function placeText(county: string, municipality: string, t: Texts, lang: Lang): string {
  const canton = cantonName(county, lang);
  if (municipality === '') return canton && t('summary.seat', { place: canton });
  if (canton === '') return t('summary.municipality', { municipality });
  if (!CANTONS.some(({ name }) => name[lang] === canton))
    return t('summary.seat', { place: `${municipality}, ${canton}` });
  return t('summary.municipalityAndCanton', { municipality, canton });
}

function activitySentence({ size, isMicro, activities }: EntityFact, t: Texts): string | null {
  const main = activities.find(({ isMain }) => isMain);
  const { code = '', description = '' } = main ?? {};
  const known = description ? (code ? 'described' : 'unnumbered') : code ? 'numbered' : null;
  const activity = known && t(`summary.activities.${known}`, { code, description });
  // A type of its own marks micro companies, which may have no size (R9).
  const own = isMicro ? 'micro' : size;
  const sizeText = own && t(`summary.sizes.${own}`);
  if (sizeText && activity) return t('summary.sizeAndActivity', { size: sizeText, activity });
  if (sizeText) return t('summary.size', { size: sizeText });
  return activity && t('summary.activity', { activity });
}

/** Registers whose entities state a surplus or deficit of income instead of a profit or loss. */
const WITH_SURPLUS: readonly EntityFact['register'][] = ['associations', 'budgetUsers'];

function resultSentence(
  { year, result, isAmended }: LatestYear,
  { register }: EntityFact,
  t: Texts,
  lang: Lang,
): string | null {
  if (!result) return null;
  const { now, before } = result;
  const form = WITH_SURPLUS.includes(register) ? 'surplus' : 'profit';
  const kindOf = (amount: number) => (amount > 0 ? 'gain' : 'loss');
  const money = (amount: number) => `${formatNumber(Math.abs(amount), lang)}${NBSP}KM`;
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

function employeesSentence({ year, employees }: LatestYear, t: Texts): string | null {
  if (!employees) return null;
  const { now, before } = employees;
  if (now > 0) return t('summary.employees', { year, count: now, compared: comparedEmployees(year, employees, t) });
  if (before === null) return t('summary.employeesNone', { year });
  if (before === 0) return t('summary.employeesNoneAgain', { year, before: String(year - 1) });
  return t('summary.employeesNoneAfter', { year, before: String(year - 1), count: before });
}

function comparedEmployees(year: number, { now, before }: YearFigure, t: Texts): string {
  if (before === null) return '';
  const values = { before: String(year - 1), figure: before };
  if (before === 0) return t('summary.employeesAfterNone', values);
  return t(`summary.employees${comparison(now, before, String)}`, values);
}

function accountSentence(account: NonNullable<ProfileFacts['account']> | null, t: Texts): string {
  if (account === null) return t('summary.accountUnknown');
  if (account.kind === 'none') return t('summary.accountNone');
  const { bank, status } = account;
  if (bank && status) return t('summary.account', { bank, status });
  if (status) return t('summary.accountStatus', { status });
  return bank ? t('summary.accountBank', { bank }) : t('summary.accountAny');
}

function proceedingsSentence(
  proceedings: NonNullable<ProfileFacts['proceedings']> | null,
  t: Texts,
  lang: Lang,
): string {
  if (proceedings === null) return t('summary.proceedingsUnknown');
  const { count, kinds, lastDay } = proceedings;
  if (count === 0) return t('summary.proceedingsNone');
  const date = isoDate(lastDay) === '' ? '' : formatDate(lastDay, lang);
  const named = kinds.map((kind) => t(`summary.proceedingKinds.${kind}`)).join(t('summary.and'));
  return t('summary.proceedings', {
    count,
    kinds: named && t('summary.proceedingsOf', { kinds: named }),
    last: date && t(count === 1 ? 'summary.ofDay' : 'summary.lastOfDay', { date }),
  });
}
