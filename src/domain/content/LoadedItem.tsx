import { weakMapMemoize } from '@reduxjs/toolkit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { wholeNumber } from '#shared/routing/url-schema.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { Loaded, type LoadState } from '#shared/ui/Loaded.tsx';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import type { ContentTree } from './content-tree.ts';
import { useContentByIdQuery } from './content.api.ts';
import type { ContentItem } from './content.model.ts';
import { useItemNames } from './item-names.ts';
import { useContent } from './use-content.ts';

/**
 * The item with an id, from the tree, else by GET ContentTranslations?ContentId= (P7), because a tree stored on an earlier
 * visit may be older than the link. Without an id there is no call; `item` is null when the agency has none with that id.
 */
function useItem(id: number | null): LoadState<{ item: ContentItem | null; tree: ContentTree }> {
  const lang = useLang();
  const content = useContent();
  const nameAll = useItemNames();
  const tree = content.data;
  const inTree = id === null ? undefined : tree?.byId.get(id);
  const skip = id === null || !tree || inTree !== undefined;
  const single = useContentByIdQuery({ ContentId: id ?? 0, lang }, { skip });
  if (!tree) return { ...content, data: undefined };
  if (skip) return { data: { item: inTree ?? null, tree } };
  const { currentData, isFetching, isError, error, refetch } = single;
  if (isNothing(error)) return { data: { item: null, tree } };
  if (currentData === undefined) return { isLoading: isFetching, isError, error, refetch };
  const [item = null] = currentData ? nameAll(listOfOne(currentData)) : [];
  return { data: { item, tree } };
}

/** Statuses by which an API says that there is nothing with an id, instead of an empty list. */
const NOTHING: readonly unknown[] = [204, 404, 410];

const isNothing = (error: unknown): boolean => isApiError(error) && NOTHING.includes(error.status);

/** Returns the same list for the same item, so that its name is made only once. */
const listOfOne = weakMapMemoize((item: ContentItem) => [item]);

/**
 * The page of the item whose id is in the address: skeleton, failure with 'try again', not-found screen or content. A bad id
 * shows the not-found screen without a call (faults D02, D03).
 */
export function LoadedItem({ children }: { children: (item: ContentItem, tree: ContentTree) => ReactNode }) {
  const id = wholeNumber(useParams()['id'] ?? '') ?? null;
  const state = useItem(id);
  if (id === null || state.data?.item === null) return <NotFound />;
  if (state.error !== undefined && !state.data) return <FailedPage of={state} />;
  if (!state.data) {
    return (
      <div className="wrap">
        <PageMeta title="" />
        <Loaded of={state} skeleton={<TextSkeleton lines={8} />}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  const { item, tree } = state.data;
  return <Fragment key={item.id}>{children(item, tree)}</Fragment>;
}

/** What search engines and link previews show of an item: the beginning of its text. */
export const itemDescription = (item: ContentItem): string => cut(stripHtml(item.content) || item.title, 160);

/**
 * A page whose content could not be loaded: title and heading (without them the previous page's would stay; faults A02, I05),
 * what happened, and 'try again', which is busy during another try.
 */
export function FailedPage({ of: { error, isLoading = false, refetch } }: { of: LoadState<unknown> }) {
  const { t } = useTranslation('layout');
  return (
    <div className="wrap">
      <PageMeta title={t('error.title')} />
      <PageHead title={t('error.title')} />
      <LoadError error={error} isPending={isLoading} onRetry={() => void refetch?.()} />
    </div>
  );
}
