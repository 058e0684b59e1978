import { useRef, useState } from 'react';
import { usePublishedContentState } from '#domain/content/content.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { useTriesEnded } from '#shared/ui/use-tries-ended.ts';

type ContentAgainProps = {
  /** Says why; read out again when another try fails. */
  message: string;
  label: string;
  onPress: () => void;
};

/** A message with a button that requests the content again; both go when the content comes. */
export function ContentAgain({ message, label, onPress }: ContentAgainProps) {
  const { isFetching } = usePublishedContentState({ lang: useLang() });
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  const [isPressed, setPressed] = useState(false);
  // A try that somebody made elsewhere says so there.
  const tries = useTriesEnded(isPressed && isFetching);
  useAnnounceAnswer(message, tries === 0 ? null : String(tries));
  return (
    <>
      <p>{message}</p>
      <p>
        <Button
          ref={button}
          size="small"
          isPending={isFetching}
          onClick={() => {
            setPressed(true);
            onPress();
          }}
        >
          {label}
        </Button>
      </p>
    </>
  );
}
