import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { treeOf } from './content-tree.ts';
import { refetchContent, usePublishedContentQuery, usePublishedContentState } from './content.api.ts';
import type { ContentItem } from './content.model.ts';
import { contentConfirmedAt } from './internal/stored-content.ts';
import { useItemNames } from './item-names.ts';

/** The content tree in the language of the page (P3). A tree in another language is never returned. */
export function useContent() {
  const query = usePublishedContentQuery({ lang: useLang() }, { selectFromResult: shownOf });
  return useContentState(query, () => void query.refetch());
}

/**
 * The content tree for a component that appears later on a page. It uses the frame's request and makes none of its own: after a
 * failure, every component coming into view would repeat the call, and the 'try again' buttons of the others would flicker.
 */
export function useFrameContent() {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  return useContentState(usePublishedContentState({ lang }), () => void dispatch(refetchContent(lang)));
}

type ContentQuery = {
  currentData?: readonly ContentItem[] | undefined;
  isFetching: boolean;
  isUninitialized?: boolean;
  isError: boolean;
  error?: unknown;
};

/** What is shown of the query's state. The rest changes when the call leaves, and would render every reader of the tree again. */
const shownOf = ({ currentData, isFetching, isUninitialized, isError, error }: ContentQuery) => ({
  currentData,
  isFetching: isFetching || isUninitialized === true,
  isError,
  error,
});

/** State of the content tree in the form `Loaded` takes. */
function useContentState(query: ContentQuery, refetch: () => void) {
  const { currentData, isFetching, isError, error } = query;
  const nameAll = useItemNames();
  const failed = isError || error !== undefined;
  return {
    data: currentData && treeOf(nameAll(currentData)),
    isLoading: isFetching && !currentData,
    // An error only while there is nothing to show. It stays an error during another try, so that the message and its button do
    // not disappear just when somebody presses it.
    isError: failed && !currentData,
    error: error as ApiError | undefined,
    refetch,
    /**
     * When the content shown was last confirmed, in milliseconds since 1970, if the last call failed. Null while the content is
     * up to date or its age is unknown.
     */
    outdatedSince: failed && currentData ? (contentConfirmedAt(currentData) ?? null) : null,
  };
}
