import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import paginateModule from 'react-paginate';
import { PAGER } from '../config/settings.ts';
import { formatNumber } from '../format/number.ts';
import { useCurrentLang } from '../i18n/use-lang.ts';
import { Icon } from './Icon.tsx';
import { pageSpan } from './page-span.ts';
import styles from './Pager.module.css';

// The library is CommonJS with `exports.default`: under Node's rules the import is the module, under others the component.
const ReactPaginate = (paginateModule as { default?: typeof paginateModule }).default ?? paginateModule;

/** Removes the role and English label the library puts on its list, which would turn it into a second navigation. */
function keepList(nav: HTMLElement | null): void {
  const list = nav?.querySelector('ul');
  list?.removeAttribute('role');
  list?.removeAttribute('aria-label');
}

/** A pressed '…' may go when pages appear in its place: the focus then goes to the current page. */
function useFocusAfterPress() {
  const pager = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0 && document.activeElement === document.body)
      pager.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [presses]);
  return { pager, press: () => setPresses(presses + 1) };
}

type PagerProps = {
  /** The current page, from 1. */
  page: number;
  pages: number;
  total: number;
  /** `total` is a minimum: it is unknown how many more follow. */
  isOpenEnded?: boolean;
  pageSize: number;
  onPage: (page: number) => void;
};

/**
 * 'Displaying 1 - 10 from total of 238 records' and the pages: the current one and its neighbours, one at each end (P2.10, P9).
 * A page beyond the end becomes the last one, an invalid count becomes 0 (A40). Renders nothing without records. A pressed page
 * is current at once; what it shows may be rendered later.
 */
export function Pager({ page, pages, total, isOpenEnded = false, pageSize, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  const lang = useCurrentLang();
  const span = pageSpan({ page, pages, total, pageSize });
  const { pager, press } = useFocusAfterPress();
  if (span.total === 0) return null;
  const figure = (value: number) => formatNumber(value, lang);
  return (
    <div ref={pager} className={`spread ${styles.pager}`}>
      <p>
        {t(isOpenEnded ? 'paginationAtLeast' : 'paginationInfo', {
          from: figure(span.from),
          to: figure(span.to),
          total: figure(span.total),
        })}
      </p>
      {span.pages > 1 ? (
        <nav aria-label={t('pages')} ref={keepList}>
          <ReactPaginate
            pageCount={span.pages}
            forcePage={span.page - 1}
            pageRangeDisplayed={PAGER.range}
            marginPagesDisplayed={PAGER.margin}
            disableInitialCallback
            prevRel={null}
            nextRel={null}
            prevPageRel={null}
            nextPageRel={null}
            selectedPageRel={null}
            onPageChange={({ selected }) => {
              press();
              startTransition(() => onPage(selected + 1));
            }}
            pageLabelBuilder={figure}
            ariaLabelBuilder={(number, selected) => t(selected ? 'currentPage' : 'page', { page: number })}
            breakLabel="…"
            breakAriaLabels={{ forward: t('jumpForward'), backward: t('jumpBack') }}
            previousAriaLabel={t('previousPage')}
            previousLabel={
              <>
                <Icon of={ChevronLeft} size="s" />
                <span className={styles.word}>{t('previous')}</span>
              </>
            }
            nextAriaLabel={t('nextPage')}
            nextLabel={
              <>
                <span className={styles.word}>{t('next')}</span>
                <Icon of={ChevronRight} size="s" />
              </>
            }
          />
        </nav>
      ) : null}
    </div>
  );
}
