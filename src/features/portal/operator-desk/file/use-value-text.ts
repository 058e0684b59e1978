import { useTranslation } from 'react-i18next';
import { formatMinute } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useClosableOptions, useScreenOptions } from './use-options.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** A single value of the file as its field shows it: a level, a screen or an action by its label, a moment as a date. */
export function useValueText(): (value: unknown, path: readonly string[]) => string {
  const { t } = useTranslation('operator-desk');
  const lang = useLang();
  const [closable, screens] = [useClosableOptions(), useScreenOptions()];
  return (value, path) => {
    if (typeof value !== 'string') return JSON.stringify(value);
    if (MOMENT.test(value)) return formatMinute(value, lang);
    if (path.at(-1) === 'level' && (value === 'info' || value === 'warning' || value === 'urgent'))
      return t(`levels.${value}`);
    const labels = path.at(-1) === 'closes' ? closable : path.at(-2) === 'routes' ? screens : [];
    return labels.find((one) => one.value === value)?.label ?? value;
  };
}
