import { createStoredList } from '#shared/storage/stored-list.ts';
import { clientWire } from './client.ts';

/** The clients on this computer, the same in all open tabs. They never leave it. */
export const clientList = createStoredList('report-clients', clientWire, { idOf: ({ jib }) => jib });
