import type { ApiDispatch } from '#shared/api/api.ts';
import { useDispatch } from 'react-redux';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { contentConfirmedAt } from './content-age.ts';
import { refetchContent, usePublishedContentQuery, usePublishedContentState } from './content.api.ts';
import type { ContentItem } from './content.model.ts';
import { treeOf } from './content-tree.ts';
import { useItemNames } from './item-names.ts';

/** The content tree in the language of the page (P3). An answer of another language never shows. */
export function useContent() {
  const query = usePublishedContentQuery(useLang());
  return stateOf(query, useItemNames(), () => void query.refetch());
}

/**
 * The same for a part that comes later in a page, as the frame has requested it: when that failed, each part that comes into
 * sight would ask once more, and the button of the others would go and come again.
 */
export function useFrameContent() {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  return stateOf(usePublishedContentState(lang), useItemNames(), () => void dispatch(refetchContent(lang)));
}

type ContentQuery = {
  currentData?: readonly ContentItem[] | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
};

/** State of the content tree as `Loaded` takes it. */
function stateOf(query: ContentQuery, nameAll: ReturnType<typeof useItemNames>, refetch: () => void) {
  const { currentData, isFetching, isError, error } = query;
  const failed = isError || error !== undefined;
  return {
    data: currentData && treeOf(nameAll(currentData)),
    isLoading: isFetching && !currentData,
    // Nothing of this language is there to show; an attempt under way must not take away the message and the button that
    // somebody is about to press.
    isError: failed && !currentData,
    error: error as ApiError | undefined,
    refetch,
    /**
     * The last call failed, and what is shown is from an earlier answer: when that came, in milliseconds since 1970. Null while
     * the content is as the agency has it, or when nobody knows how old it is.
     */
    outdatedSince: failed && currentData ? (contentConfirmedAt(currentData) ?? null) : null,
  };
}
