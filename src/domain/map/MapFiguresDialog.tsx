import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useExportAbout, useLicence } from '#domain/agency-file/use-export-about.ts';
import { cantonById } from '#domain/reference/cantons.ts';
import { BORDERS_CREDIT } from '#domain/reference/geography/geography.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { type CodebookEntry, inEachLanguage } from '#shared/figures/figures-offer.ts';
import { FiguresDialog } from '#shared/figures/FiguresDialog.tsx';
import { fileSlug } from '#shared/figures/file-slug.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { classesOf } from './internal/choropleth-classes.ts';
import { useColumnLabel } from './internal/format-figure.ts';
import { useSumNotes } from './internal/GapNotes.tsx';
import { ALL_INDICATORS, isMoney, isRelative, RELATIVE_NAMES } from './internal/map-indicators.ts';
import { mapPicture } from './internal/map-picture.tsx';
import { useCantonShapes } from './internal/use-canton-shapes.ts';
import { type MapView, mapViewUrl } from './map-view.ts';
import { type CantonSummary, federationOf, yearsText } from './map.model.ts';
import { portalOrigin } from './use-is-embedded.ts';

export type MapFigures = {
  cantons: readonly CantonSummary[];
  view: MapView;
  /** Whose figures they are, as text; part of the file name. */
  scope: string;
};

/** Offers the exact figures of all indicators, and the map of the selected one as a picture (decisions: Export). Load it when it is opened. */
export function MapFiguresDialog({ cantons, view, scope, onClose }: MapFigures & { onClose: () => void }) {
  const lang = useLang();
  const base = useBasePath();
  const { t } = useTranslation(['map', 'layout', 'ui']);
  const labelOf = useColumnLabel();
  const licence = useLicence();
  const { indicator } = view;
  const mapClasses = classesOf(cantons.map(({ figures }) => figures[indicator]));
  const shapes = useCantonShapes(cantons, mapClasses, indicator);
  const federation = federationOf(cantons);
  const years = yearsText(cantons);
  const year = years === null ? t('yearUnknown') : t('yearLong', { year: years });
  const notes = [...useSumNotes(federation), ...useSumNotes(federation, RELATIVE_NAMES)];
  const pictureNotes = useSumNotes(federation, [indicator]);
  const about = useExportAbout([
    { label: t('form.label'), text: [t('form.text'), scope, year].join(', ') },
    { label: t('ui:fileAbout.unit'), text: t('ui:fileAbout.unitKM') },
  ]);
  const column = exportColumn<Omit<CantonSummary, 'id'> & { name: string }>;
  const columns = [
    column('text', t('tableCanton'), ({ name }) => name, 34),
    column('year', t('ui:year'), (region) => region.year),
    ...ALL_INDICATORS.map((name) =>
      column('amount', labelOf(name), ({ figures, unreadable }) =>
        unreadable.includes(name) ? t('unreadable') : inFens(figures[name]),
      ),
    ),
  ];
  const rows = () => [
    ...cantons.map((canton) => ({ ...canton, name: cantonById(canton.id)?.name[lang] ?? String(canton.id) })),
    { ...federation, name: t('layout:federation') },
  ];
  const entries = (texts: i18n): CodebookEntry[] =>
    ALL_INDICATORS.map((name) => ({
      key: name,
      labels: inEachLanguage((language) => texts.getFixedT(language, 'map')(`indicator.${name}`)),
      column: labelOf(name),
      form: t('form.text'),
      unit: isMoney(name) ? 'KM' : t('form.count'),
      formula: isRelative(name) ? t(`formula.${name}`) : '',
      seriesBreak: t('form.break'),
    }));
  return (
    <FiguresDialog
      onClose={onClose}
      offer={{
        title: `${t('table')}: ${scope}`,
        columns,
        rows,
        about,
        notes: [{ label: t('layout:federation'), text: notes.join(' ') }],
        pictureNotes: [{ label: t('layout:federation'), text: pictureNotes.join(' ') }],
        licence,
        // The page of the map with what is shown now, also on the home page and in other sites.
        address: () => `${portalOrigin}${base}${href('interactiveMap', lang)}${writeUrl(mapViewUrl, view)}`,
        fileName: [t('fileName'), years?.replace('–', '-'), fileSlug(scope)].filter(Boolean).join('-'),
        unreadable: t('unreadable'),
        picture: () => [
          mapPicture(shapes, {
            title: [labelOf(indicator), year].join(', '),
            loss: t('loss'),
            credit: t('credit', { source: BORDERS_CREDIT }),
          }),
        ],
        codebook: { keyColumn: null, texts: ['map'], entries },
      }}
    />
  );
}

/** An amount rounded to two decimals, as a quotient has endless ones. */
const inFens = (figure: number | null): number | null => (figure === null ? null : Math.round(figure * 100) / 100);
