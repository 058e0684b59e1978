import { exportColumn } from '#shared/export/export-table.ts';
import type { DescribedFigures } from '#shared/figures/figures-offer.ts';

type Row = { key: string; jib: string; name: string; amount: number | 'nečitljivo' | null };

const column = exportColumn<Row>;

const ROWS: Row[] = [
  { key: 'bS_Imovina', jib: '0053086619802', name: 'Čelik; „đ" d.o.o.', amount: 1234.5 },
  { key: 'bS_Imovina', jib: '4200000000005', name: '=HYPERLINK("http://x")', amount: -7 },
  { key: 'bU_Rezultat', jib: '4200000000006', name: 'Treće', amount: 'nečitljivo' },
  { key: 'bU_Rezultat', jib: '4200000000007', name: 'Četvrto', amount: null },
];

/** Described figures as the dialog makes them, with some of it replaced. */
export const figuresOf = (changes: Partial<DescribedFigures<Row>> = {}): DescribedFigures =>
  ({
    title: 'Pokazatelji <svi> & "drugi"',
    columns: [
      column('text', 'Oznaka', ({ key }) => key),
      column('code', 'JIB', ({ jib }) => jib),
      column('text', 'Naziv', ({ name }) => name),
      column('number', '2025', ({ amount }) => amount),
    ],
    rows: () => ROWS,
    about: [
      { label: 'Obrazac', text: 'Godišnji izvještaj' },
      { label: 'Jedinica', text: 'KM' },
      { label: 'Izvor', text: 'Agencija' },
    ],
    notes: [{ label: 'Promjena obrazaca', text: 'Od 2022. važe novi obrasci.' }],
    licence: null,
    fileName: 'Pokazatelji č 2025',
    picture: () => [{ height: 10, drawing: null }],
    codebook: {
      keyColumn: 'Oznaka',
      texts: [],
      entries: () =>
        ['bS_Imovina', 'bU_Rezultat'].map((key) => ({
          key,
          labels: { bs: 'Imovina', hr: 'Imovina', en: 'Assets' },
          column: '',
          form: 'Sažetak',
          unit: 'KM',
          formula: '',
          seriesBreak: 'Samo od 2022.',
        })),
    },
    unreadable: 'nečitljivo',
    lines: [
      { label: 'Obrazac', text: 'Godišnji izvještaj' },
      { label: 'Izvor', text: 'Agencija' },
      { label: 'Adresa stranice', text: 'https://example.org/bs/x?a=1&b=2' },
      { label: 'Preuzeto', text: '2026-11-25' },
    ],
    pictureLines: [
      { label: 'Izvor', text: 'Agencija' },
      { label: 'Preuzeto', text: '25.11.2026' },
    ],
    link: 'https://example.org/bs/x?a=1&b=2',
    day: '2026-11-25',
    publisher: 'Agencija',
    ...changes,
  }) as DescribedFigures;
