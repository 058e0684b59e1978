import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import { documentTypesEndpoint } from '#domain/reference/reference.api.ts';
import { answerOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import type { PortalTexts } from '#shared/i18n/texts.ts';
import type { NamedType } from './type-in-document.ts';

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
