import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { isShown, type Shown, SHOWN } from './desk/desk-view.ts';
import type { DeskItem } from './desk/next-step.ts';

type StepFilterProps = { items: readonly DeskItem[]; shown: Shown; onShow: (shown: Shown) => void };

/** How many clients are at which step, and which of them are shown. Steps without a client are left out. */
export function StepFilter({ items, shown, onShow }: StepFilterProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const options = SHOWN.map((value) => ({ value, count: items.filter((item) => isShown(item, value)).length }));
  return (
    <TagGroup
      label={t('show.label')}
      value={shown}
      onChange={onShow}
      options={options
        .filter(({ value, count }) => count > 0 || value === 'all' || value === 'todo' || value === shown)
        .map(({ value, count }) => ({
          value,
          label: (
            <span className="nowrap">
              <span>{t(`show.${value}`)}</span> <b className="tnum">{formatNumber(count, lang)}</b>
            </span>
          ),
        }))}
    />
  );
}
