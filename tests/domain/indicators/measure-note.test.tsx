import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import type { BaseYears } from '#domain/indicators/figure-measure.ts';
import { useMeasureNote } from '#domain/indicators/internal/use-measure-note.ts';
import { inPortal } from '#tests/in-portal.tsx';

function Note({ years, baseYears }: { years: readonly number[]; baseYears: BaseYears }) {
  return <p>{useMeasureNote()({ measure: 'index', years, baseYears })}</p>;
}

test('the note on an index names its base years with their forms and why; for one year only the base that is used', async () => {
  const portal = createPortal();
  await portal.texts.start('bs', ['indicators']);
  const baseYears = { until2021: 2021, from2022: 2022 };
  const { rerender } = render(<Note years={[2019, 2020, 2021, 2022]} baseYears={baseYears} />, {
    wrapper: inPortal(portal),
  });
  const why = 'prva je u kojoj svi prikazani imaju izvještaj ove vrste: ';
  expect(screen.getByText(/^Bazna godina/)).toHaveTextContent(
    `${why}2021. (obrasci do 2021.), 2022. (obrasci od 2022.).`,
  );
  rerender(<Note years={[2024]} baseYears={baseYears} />);
  expect(screen.getByText(/^Bazna godina/)).toHaveTextContent(`${why}2022. (obrasci od 2022.). Preko`);
  rerender(<Note years={[2024]} baseYears={{ until2021: 2021 }} />);
  expect(screen.getByText(/Indeks se ne može izračunati/)).toBeVisible();
});
