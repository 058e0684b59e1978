import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable } from '#domain/indicators/RatioTables.tsx';
import { inPortal } from '#tests/in-portal.tsx';

test('ratios that need the year before are named in one sentence when there is no report of that year', async () => {
  const portal = createPortal();
  await portal.texts.start('bs', ['indicators']);
  const record: IndicatorRecord = {
    year: 2025,
    reportTypeId: 37,
    reportTypeName: 'Godišnji izvještaj',
    submittedOn: '2026-02-01',
    lines: { bU_JP_PoslovniPrihod: 1000, bU_JP_Dobitak: 50 },
  };
  render(<RatioTable ratios={ratiosOf({ register: 'companies', isMicro: false }, record, null)} />, {
    wrapper: inPortal(portal),
  });
  const reason = screen.getByText('Nije izračunato: za 2024. godinu nema izvještaja iste vrste.');
  expect(reason.closest('p')).toHaveTextContent(
    'Promjena prihoda, Promjena rezultata, Promjena imovine, Promjena broja zaposlenih.',
  );
  expect(screen.queryByRole('rowheader', { name: /Promjena prihoda/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Neto marža.*5,0/ })).toBeVisible();
});
