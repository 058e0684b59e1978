import { test } from './fixtures.ts';
import { correctAndSubmit, downloadTemplate } from './report-steps.ts';

// The build of `npm run build:practice`, which has its agency in the browser, on a plain static host.
test.use({ baseURL: `http://127.0.0.1:${process.env['BOX'] ?? '510'}9` });

test('on the practice site: template, errors, correction, submission and record, with nothing sent', async ({
  engine,
}) => {
  await downloadTemplate(engine);
  await engine.find({ role: 'complementary', name: 'Vježba: ništa se ne šalje' });
  await correctAndSubmit(engine);
  await engine.find({ role: 'complementary', name: 'Vježba: ništa se ne šalje' });
});
