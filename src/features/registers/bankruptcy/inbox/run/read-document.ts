import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import { documentTypesEndpoint } from '#domain/reference/reference.api.ts';
import { answerOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import type { PortalTexts } from '#shared/i18n/texts.ts';
import type { NoPage, ReadPdf } from '../pdf/first-page.ts';
import { propose } from '../proposals/propose.ts';
import type { NamedType } from '../proposals/type-in-document.ts';
import type { ReadDocument } from './inbox-row.ts';

/**
 * Reads a file of the queue: its SHA-256, the picture of its first page, and proposals from its name and text. The reader of PDFs
 * is fetched with the first file. Never rejects: what cannot be read is left out, and then neither jib nor day is proposed, because
 * it may say others (readings, 'what the inbox proposes').
 */
export async function readDocument(file: File, types: readonly NamedType[], now?: Date): Promise<ReadDocument> {
  const bytes = await file.arrayBuffer().catch(() => null);
  const hash = bytes && (await sha256(bytes).catch(() => null));
  const pdf = bytes ? await firstPageOf(bytes) : 'damaged';
  const { text, isWhole } = typeof pdf === 'string' ? { text: '', isWhole: false } : pdf;
  return {
    sha256: hash,
    page:
      typeof pdf === 'string'
        ? { kind: 'none', why: pdf }
        : { kind: 'picture', picture: pdf.picture, pages: pdf.pages },
    hasText: text.trim() !== '',
    proposal: propose({ name: nameOf(file), text, isWhole, types, now }),
  };
}

async function firstPageOf(bytes: ArrayBuffer): Promise<ReadPdf | NoPage> {
  try {
    const { readFirstPage } = await import('../pdf/first-page.ts');
    return await readFirstPage(bytes);
  } catch {
    // Its file could not be fetched; the document can be added without a picture.
    return 'unavailable';
  }
}

type Names = Readonly<Record<string, string>>;

/**
 * The kinds of documents with their names in all three languages, because a document need not be in the reader's; without the
 * agency's list there are none, and then no kind is proposed.
 */
export async function loadNamedTypes(dispatch: ApiDispatch, texts: PortalTexts, lang: Lang): Promise<NamedType[]> {
  const { data = [] } = await answerOf(dispatch(documentTypesEndpoint.initiate({ lang })));
  const names = await Promise.all(
    LANGUAGES.map(async (each): Promise<Names> => {
      await texts.load(['proceedings'], each).catch(() => undefined);
      return (texts.i18n.getResource(each, 'proceedings', 'documentTypes') as Names | undefined) ?? {};
    }),
  );
  const knownKey = documentKeys(Object.keys(Object.assign({}, ...names) as Names));
  return data.map(({ id, translationKey, name }) => {
    const key = knownKey(translationKey);
    return { id, names: [name, ...names.map((each) => (key === null ? undefined : each[key]) ?? '')].filter(Boolean) };
  });
}
