import { useLang } from '#domain/language/use-lang.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { usePublishedContentQuery } from './content.api.ts';
import { treeOf, type ContentTree } from './content-tree.ts';

/** State of the content tree as `Loaded` takes it. */
export type ContentState = {
  data: ContentTree | undefined;
  isLoading: boolean;
  isError: boolean;
  error: ApiError | undefined;
  refetch: () => void;
};

/** The content tree in the language of the page (P3). An answer of another language never shows. */
export function useContent(): ContentState {
  const { currentData, isFetching, isError, error, refetch } = usePublishedContentQuery(useLang());
  return {
    data: currentData && treeOf(currentData),
    isLoading: isFetching && !currentData,
    isError: isError && !currentData,
    error: error as ApiError | undefined,
    refetch: () => void refetch(),
  };
}
