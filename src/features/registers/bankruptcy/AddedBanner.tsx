import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner, type BannerProps } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useDocumentTypeName } from './use-document-type-name.ts';

type AddedBannerProps = {
  document: AddedDocument;
  /** Shows the entity in the registry; missing where that is not possible. */
  onShow?: () => void;
  onDismiss?: () => void;
};

/** Confirms which document was added, so that staff see at once what is now in the registry (R4.5). */
export function AddedBanner({ document, onShow, onDismiss }: AddedBannerProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const typeName = useDocumentTypeName();
  return (
    <AnswerBanner kind="ok" title={t('added')} {...(onDismiss && { onDismiss })}>
      <p dir="auto">
        {t('addedDocument', {
          document: typeName(document.documentTypeId),
          entity: document.entityName,
          date: formatDate(document.date, lang),
        })}
      </p>
      {onShow ? (
        <div className="button-row">
          <Button size="small" onClick={onShow}>
            {t('showAdded')}
          </Button>
        </div>
      ) : null}
    </AnswerBanner>
  );
}

/** A banner that appears in response to an action: it is read out, and scrolled into view inside a dialog. */
export function AnswerBanner({ className, ...banner }: BannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces, so that nothing is returned: newer browsers return a promise, which is no cleanup function of an effect.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={className}>
      <Banner live {...banner} />
    </div>
  );
}
