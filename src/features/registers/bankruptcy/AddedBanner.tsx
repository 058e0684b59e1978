import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { formatDate } from '#shared/format/date.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useDocumentNames } from './use-document-names.ts';

type AddedBannerProps = {
  document: AddedDocument;
  /** Shows the entity in the registry, where there is a way to it. */
  onShow?: () => void;
  onDismiss?: () => void;
};

/** Says which document was added, so that staff see at once what now stands in the registry (R4.5). */
export function AddedBanner({ document, onShow, onDismiss }: AddedBannerProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const box = useIntoView<HTMLDivElement>();
  const { documentName } = useDocumentNames();
  const types = useDocumentTypesQuery({ lang });
  const type = types.currentData?.find(({ id }) => id === document.documentTypeId);
  return (
    <div ref={box}>
      <Banner kind="ok" live title={t('added')} {...(onDismiss && { onDismiss })}>
        <p dir="auto">
          {t('addedDocument', {
            document: type ? documentName(type) : t('unnamedDocument'),
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
      </Banner>
    </div>
  );
}

/** A ref for something that appears as an answer: it is brought into view inside a scrolling dialog. */
export function useIntoView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return ref;
}
