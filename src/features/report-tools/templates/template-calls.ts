import { type ApiError, errorReason } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Portal } from '#shared/portal/portal.ts';
import type { DocumentKind, ValidTemplate } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import { generateDocCall } from './templates.calls.ts';

type TemplateRequest = ReturnType<typeof toTemplateRequest>;

/**
 * The body of generate, generateOld and generate-doc for a valid form (R3.9); `reportTypeName` is in the reader's language. The
 * jib is text, so that leading zeros stay (E06); '' if not given.
 */
export function toTemplateRequest(form: ValidTemplate, reportTypeName: string) {
  const { accountingPeriod, reportTypeId, publicInterest, ...same } = form;
  return {
    ...same,
    reportType: reportTypeId,
    reportingYear: accountingPeriod,
    reportTypeName,
    publicInterest: publicInterest ? (1 as const) : (0 as const),
  };
}

export type DocumentCall = {
  portal: Portal;
  kind: DocumentKind;
  request: TemplateRequest;
  /** Language of the document: sent as Language and accept-language (R7). */
  lang: Lang;
  signal: AbortSignal;
  /** Share of the file received, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Requests a template or a pro-forma invoice (R7), once: a POST is not repeated by itself (G06). Throws an `ApiError`, of the kind
 * `contract` for a 200 that is not an Office file (A46).
 */
export async function fetchDocument(version: TemplateVersion, call: DocumentCall): Promise<Blob> {
  const { portal, kind, request, lang, ...options } = call;
  const documentCall = kind === 'template' ? version.generateCall : generateDocCall;
  // Already loaded with the first list; imported here to keep it out of this page's scripts.
  const { download } = await import('#shared/api/transfer.ts');
  const file = await download(portal.calls, documentCall({ ...request, lang }), options);
  // Stores the form of the template for the quick look of the control; the download does not wait for it.
  if (kind === 'template')
    void import('#domain/report-form/known-forms.ts')
      .then(({ rememberDownloaded }) => rememberDownloaded(portal.storage, file, version.form, request.reportTypeName))
      // The script can be gone after a deployment; the file is there all the same.
      .catch(() => {});
  return file;
}

/** Whether the jib may be the cause of a failed download (readings, R8): a 4xx, but not an ended session, a size or a rate limit. */
export function blamesJib(error: ApiError): boolean {
  const reason = errorReason(error);
  return reason === 'refused' || reason === 'notFound';
}
