import type { ApiDispatch } from '#shared/api/api.ts';
import { useDispatch } from 'react-redux';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { contentConfirmedAt } from './content-age.ts';
import { refetchContent, usePublishedContentQuery, usePublishedContentState } from './content.api.ts';
import type { ContentItem } from './content.model.ts';
import { treeOf, type ContentTree } from './content-tree.ts';
import { useItemNames } from './item-names.ts';

/** State of the content tree as `Loaded` takes it. */
export type ContentState = {
  data: ContentTree | undefined;
  isLoading: boolean;
  /** Failed, and nothing of this language is there to show; stays true while it is tried again. */
  isError: boolean;
  error: ApiError | undefined;
  refetch: () => void;
  /**
   * The last call failed, and what is shown is from an earlier answer: when that came, in milliseconds since 1970. Null while
   * the content is as the agency has it, or when nobody knows how old it is.
   */
  outdatedSince: number | null;
};

/** The content tree in the language of the page (P3). An answer of another language never shows. */
export function useContent(): ContentState {
  const query = usePublishedContentQuery(useLang());
  return stateOf(query, useItemNames(), () => void query.refetch());
}

/**
 * The same for a part that comes later in a page, as the frame has requested it: when that failed, each part that comes into
 * sight would ask once more, and the button of the others would go and come again.
 */
export function useFrameContent(): ContentState {
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

function stateOf(query: ContentQuery, nameAll: ReturnType<typeof useItemNames>, refetch: () => void): ContentState {
  const { currentData, isFetching, isError, error } = query;
  const failed = isError || error !== undefined;
  return {
    data: currentData && treeOf(nameAll(currentData)),
    isLoading: isFetching && !currentData,
    // An attempt under way must not take away the message and the button that somebody is about to press.
    isError: failed && !currentData,
    error: error as ApiError | undefined,
    refetch,
    outdatedSince: failed && currentData ? (contentConfirmedAt(currentData) ?? null) : null,
  };
}
