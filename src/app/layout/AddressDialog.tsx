import * as z from 'zod/mini';
import { feedbackDialog } from '#features/portal/feedback/feedback.routes.ts';
import { urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

const FeedbackDialog = lazyPart(feedbackDialog);

const schema = z.object({ dialog: urlChoice([null, 'feedback']) });

/** The dialog that the address opens over whatever page it names: a link opens it, closing takes it out of the address. */
export function AddressDialog() {
  const [{ dialog }, change] = useUrlState(schema);
  if (dialog !== 'feedback') return null;
  return <FeedbackDialog onClose={() => change({ dialog: null }, { replace: true })} />;
}
