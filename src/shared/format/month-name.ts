import type { Lang } from '../i18n/languages.ts';

/** Built in, because browsers have no Bosnian and would return English names. */
const MONTHS: Record<Lang, readonly string[]> = {
  bs: 'januar februar mart april maj juni juli august septembar oktobar novembar decembar'.split(' '),
  hr: 'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** The name of a month, `month` 1 to 12; '' outside. */
export const monthName = (month: number, lang: Lang): string => MONTHS[lang][month - 1] ?? '';
