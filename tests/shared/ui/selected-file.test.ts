import { expect, test } from 'vitest';
import { fileFault, namedByContent } from '#shared/ui/selected-file.ts';

const PDF = '%PDF-1.7';
const zip = (folder: string) => `PK\u0003\u0004\u0014\u0000[Content_Types].xml${folder}`;
const named = async (name: string, content: string, endings: readonly string[]) => {
  const files = await namedByContent([new File([content], name, { type: 'x/y' })], endings);
  return {
    name: files[0]?.name,
    text: await files[0]?.text(),
    fault: await fileFault(files, { endings, largest: 99 }),
  };
};

test.each([
  ['msf:1000003', PDF, ['pdf'], 'msf 1000003.pdf'],
  ['1000003', zip('xl/workbook.xml'), ['xlsx'], '1000003.xlsx'],
  ['dokument ', zip('word/document.xml'), ['docx', 'doc', 'pdf'], 'dokument.docx'],
])(
  'a file without an ending is taken by its content, with a name that the agency knows: %s',
  async (name, content, endings, as) => {
    expect(await named(name, content, endings)).toEqual({ name: as, text: content, fault: null });
  },
);

test.each([
  ['msf:1000003', 'PK other', ['pdf']],
  ['msf:1000003', PDF, ['xlsx']],
  ['1000003', zip('ppt/slides'), ['xlsx']],
  ['izvjestaj.dat', PDF, ['pdf']],
])('a file of another ending or content stays what it is and is refused: %s', async (name, content, endings) => {
  expect(await named(name, content, endings)).toEqual({ name, text: content, fault: 'ending' });
});
