import { addDocument, type Remembering } from '../../add-document.ts';
import type { InboxParts } from './inbox-flow.ts';
import { identityOfRow, queueWarnings } from './queue-warnings.ts';

/** Adds one document of the queue as the form for a single document does (R4.5), with the questions of the queue besides. */
export async function addFromQueue(
  row: Parameters<InboxParts['add']>[0],
  { accepted, rows, onEvent }: Parameters<InboxParts['add']>[1],
  remembering: Remembering,
): Promise<boolean> {
  const { calls } = remembering;
  const added = await addDocument(
    { identity: identityOfRow(row), file: row.file },
    { after: 'close', accepted, onEvent, warningsOf: (sent) => queueWarnings(row, rows(), sent) },
    {
      ...remembering,
      calls: {
        ...calls,
        // An entity that the registry sends without a jib cannot be the one that was confirmed.
        async findEntity(jib) {
          const { data, error } = await calls.findEntity(jib);
          return { data: data?.jib === jib ? data : null, error };
        },
      },
    },
  );
  return added !== null;
}
