import * as z from 'zod/mini';
import { isJib } from '#shared/format/jib.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';

/** A saved template as stored on this computer and in files. */
export const templateDownloadSchema = z.object({
  jib: z.string().check(z.refine(isJib)),
  version: z.enum(['old', 'new']),
  /** Accounting period. */
  year: z.int(),
  reportTypeId: z.int(),
  /** ISO instant at which it was saved. */
  at: z.iso.datetime(),
});

/** When the template of a legal entity was last saved, for a year and a report type (R4.6). */
export type TemplateDownload = z.output<typeof templateDownloadSchema>;

/** Identifies the template of a download. */
export const downloadKey = ({ jib, version, year, reportTypeId }: Omit<TemplateDownload, 'at'>): string =>
  `${version} ${jib} ${year} ${reportTypeId}`;

/** The templates saved on this computer, newest first; those without a jib are of nobody and not stored. */
export const downloadList = defineStoredList('template-downloads', templateDownloadSchema, { idOf: downloadKey });

/** Stores downloads; each replaces an earlier one of the same template. */
export const addDownloads = ({ lists }: PortalStorage, downloads: readonly TemplateDownload[]) =>
  lists.get(downloadList).change((others) => [...downloads.filter(({ jib }) => isJib(jib)), ...others]);
