import { useRef } from 'react';
import { usePublishedContentState } from '#domain/content/content.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';

/** Requests the content again; it goes with its message when the content comes. */
export function ContentAgain({ label, onPress }: { label: string; onPress: () => void }) {
  const { isFetching } = usePublishedContentState({ lang: useLang() });
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  return (
    <Button ref={button} size="small" isPending={isFetching} onClick={onPress}>
      {label}
    </Button>
  );
}
