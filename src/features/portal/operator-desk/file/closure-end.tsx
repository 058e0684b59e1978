import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hourLater, isWithin, sarajevoTime } from '#domain/agency-file/moments.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Status } from '#shared/ui/Status.tsx';

/** Says that the end of a notice or a closure has passed. */
export function IsOver({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const until = String(useWatch({ name: `${place}.until` }) ?? '');
  const portal = usePortal();
  const [now] = useState(() => sarajevoTime(hostNow(portal)));
  const isOver = until !== '' && !isWithin({ until }, now);
  return <Status className="small">{isOver ? t('isOver') : null}</Status>;
}

/** Fills in the end of a closure: an hour after its beginning. */
export function OneHour({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const { getValues, setValue } = useFormContext();
  const portal = usePortal();
  function setEnd(): void {
    const until = hourLater(String(getValues(`${place}.from`)) || sarajevoTime(hostNow(portal)));
    if (until) setValue(`${place}.until`, until, { shouldValidate: true, shouldDirty: true });
  }
  return (
    <div>
      <Button size="small" icon={Clock} onClick={setEnd}>
        {t('oneHour')}
      </Button>
    </div>
  );
}
