import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import { NEW_FORM } from '../mocks/workbooks/forms.ts';
import { makeWorkbook } from '../mocks/workbooks/make-workbook.ts';
import { followingReport, plausibleReport } from '../mocks/workbooks/plausible-report.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LAST_YEAR = 2024;
const before = plausibleReport(NEW_FORM, 5);

async function report(year: number, filling: Filling) {
  const template = await makeWorkbook(
    NEW_FORM,
    {
      jib: sampleEntity().jib,
      reportType: 37,
      year,
      general: {
        name: sampleEntity().shortName,
        periodFrom: `01.01.${year}`,
        periodTo: `31.12.${year}`,
        address: 'Lipa 1',
        municipality: 'Zenica',
        reportTypeName: 'Godišnji izvještaj',
      },
    },
    'bs',
  );
  const bytes = await fillWorkbook(template, { general: { responsiblePerson: 'Brezagradić Luka' }, ...filling });
  return { name: `GFI ${year}.xlsx`, mimeType: XLSX, buffer: Buffer.from(bytes) };
}

/** Last year's report of an entity of the box, and this year's, whose opening amounts repeat it but for `cells`. */
export async function reportsOfTwoYears(cells: Filling['cells'] = {}) {
  return {
    last: await report(LAST_YEAR, { sheets: before }),
    now: await report(LAST_YEAR + 1, { sheets: followingReport(NEW_FORM, before, 11), cells }),
  };
}
