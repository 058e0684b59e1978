import { useTranslation } from 'react-i18next';
import { formatMinute } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { leavesOf } from './difference.ts';
import { useClosableOptions, useScreenOptions } from './screen-names.ts';

/** Groups of texts that name the steps of a path, in the order in which they are tried. */
const GROUPS = [
  'operator-desk:fields',
  'layout:languages',
  'operator-desk:places',
  'entity-profile:sources.parts',
  'operator-desk:measures',
] as const;

/**
 * The place of a value in words: 'Notices › 2 › Text › Bosnian', from one of its steps on. Names that have no text are shown as
 * they are.
 */
export function usePlaceText(): (path: readonly string[], from?: number) => string {
  const { t, i18n } = useTranslation(['operator-desk', 'layout', 'entity-profile']);
  const textOf = (group: string, name: string) => {
    const key = `${group}.${name}`;
    return i18n.exists(key) ? String(t(key as never)) : null;
  };
  return (path, from = 0) =>
    path
      .map((name, at) => {
        if (/^\d+$/.test(name)) return path[0] === 'offices' && at === 1 ? name : String(Number(name) + 1);
        if (at === 0) return textOf('operator-desk:parts', name) ?? name;
        // The lines of the calculator are those of a form, the lines of the check those of a list.
        if (path[0] === 'sizeCalculator' && name === 'lines') return textOf('operator-desk:fields', 'line') ?? name;
        return GROUPS.map((group) => textOf(group, name)).find((text) => text !== null) ?? name;
      })
      .slice(from)
      .join(' › ');
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** A single value of the file as its field shows it: a level, a screen or an action by its label, a moment as a date. */
function useValueText(): (value: unknown, path: readonly string[]) => string {
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

/** A value in words; each value of an entry in a line of its own, with its place in the entry. */
export function useDifferenceText(): (value: unknown, at: readonly string[]) => string {
  const placeText = usePlaceText();
  const valueText = useValueText();
  return (value, at) => {
    if (value === undefined) return '–';
    if (typeof value !== 'object') return valueText(value, at);
    return leavesOf(value)
      .map(({ path, leaf }) => {
        const whole = [...at, ...path];
        return `${placeText(whole, at.length)}: ${valueText(leaf, whole)}`;
      })
      .join('\n');
  };
}
