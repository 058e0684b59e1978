import { type ApiError, errorReason } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { DocumentKind, ValidTemplate } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';

type TemplateRequest = ReturnType<typeof toTemplateRequest>;

/**
 * The body of generate, generateOld and generate-doc for a valid form, name by name (R3.9); `reportTypeName` is the name as the reader
 * sees it. The jib is 13 digits as text, so that leading zeros stay (E06); '' when none was given.
 */
export function toTemplateRequest(form: ValidTemplate, reportTypeName: string) {
  const { accountingPeriod, reportTypeId, publicInterest, ...same } = form;
  return {
    ...same,
    reportType: reportTypeId,
    reportingYear: accountingPeriod,
    reportTypeName,
    publicInterest: publicInterest ? 1 : 0,
  };
}

export type DocumentCall = {
  kind: DocumentKind;
  request: TemplateRequest;
  /** Language of the document: sent as Language and accept-language (R7). */
  lang: Lang;
  signal?: AbortSignal;
  /** Share of the file that arrived, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Asks for a template or a pro-forma invoice (R7), once: a POST is never repeated by itself (G06). Throws an `ApiError`;
 * what came with 200 and is no Office file is a `contract` failure (A46).
 */
export async function fetchDocument(version: TemplateVersion, call: DocumentCall): Promise<Blob> {
  const { kind, request, lang, signal, onProgress } = call;
  const url = kind === 'template' ? version.generateUrl : 'FileTemplate/generate-doc';
  // The http client is there since the first list; it is no part of this screen.
  const { download } = await import('#shared/http/transfer.ts');
  const file = await download('main', url, request, {
    languageHeader: lang,
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  // The quick look of the control learns from it what the form is like; the download does not wait for that.
  if (kind === 'template')
    void import('#domain/report-form/known-forms.ts').then(({ rememberDownloaded }) =>
      rememberDownloaded(file, version.form, request.reportTypeName),
    );
  return file;
}

/**
 * Whether a failed download may be the fault of the jib (readings, R8): a 4xx about the request itself. A session that ended, too
 * much or too often have causes of their own.
 */
export function blamesJib(error: ApiError): boolean {
  const reason = errorReason(error);
  return reason === 'refused' || reason === 'notFound';
}
