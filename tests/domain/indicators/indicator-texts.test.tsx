import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BaseYears } from '#domain/indicators/figure-measure.ts';
import { useMeasureNote } from '#domain/indicators/internal/use-measure-note.ts';
import { ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable } from '#domain/indicators/RatioTables.tsx';
import { renderPart } from '#tests/render-part.tsx';
import { reportOf } from './reports.ts';

const TEXTS = { texts: ['indicators'] };

function Note({ years, baseYears }: { years: readonly number[]; baseYears: BaseYears }) {
  return <p>{useMeasureNote({ measure: 'index', years, baseYears })}</p>;
}

test('the note on an index names its base years with their forms and why; for one year only the base that is used', async () => {
  const baseYears = { until2021: 2021, from2022: 2022 };
  await renderPart(
    <>
      <Note years={[2019, 2020, 2021, 2022]} baseYears={baseYears} />
      <Note years={[2024]} baseYears={baseYears} />
      <Note years={[2024]} baseYears={{ until2021: 2021 }} />
    </>,
    TEXTS,
  );
  const why = 'prva je u kojoj svi prikazani imaju izvještaj ove vrste: ';
  const [all, one] = screen.getAllByText(/^Bazna godina/);
  expect(all).toHaveTextContent(`${why}2021. (obrasci do 2021.), 2022. (obrasci od 2022.).`);
  expect(one).toHaveTextContent(`${why}2022. (obrasci od 2022.). Preko`);
  expect(screen.getByText(/Indeks se ne može izračunati/)).toBeVisible();
});

test('ratios that need the year before are named in one sentence when there is no report of that year', async () => {
  const report = reportOf(2025, { bU_JP_PoslovniPrihod: 1000, bU_JP_Dobitak: 50 });
  const ratios = ratiosOf({ register: 'companies', isMicro: false }, report, null);
  await renderPart(<RatioTable ratios={ratios} />, TEXTS);
  const reason = screen.getByText('Nije izračunato: za 2024. godinu nema izvještaja iste vrste.');
  expect(reason.closest('p')).toHaveTextContent(
    'Promjena prihoda, Promjena rezultata, Promjena imovine, Promjena broja zaposlenih.',
  );
  expect(screen.queryByRole('rowheader', { name: /Promjena prihoda/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Neto marža.*5,0/ })).toBeVisible();
});
