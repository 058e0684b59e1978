import FileText from 'lucide-react/icons/file-text';
import Gavel from 'lucide-react/icons/gavel';
import Scale from 'lucide-react/icons/scale';
import { MISSING } from '#shared/format/number.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { proceedingOf } from './document-key.ts';
import { useDocumentNames } from './use-document-names.ts';
import styles from './ProceedingLabel.module.css';

const SIGNS = { preBankruptcy: Scale, bankruptcy: Gavel };

/** The coloured label of a proceeding (R2.7); its icon and text show the kind as well as its colour (faults I03). */
export function ProceedingLabel({ proceedingTypeKey }: { proceedingTypeKey: string }) {
  const { proceedingName } = useDocumentNames();
  const proceeding = proceedingOf(proceedingTypeKey);
  return (
    <span className={classNames(styles.label, proceeding && styles[proceeding])}>
      <Icon of={proceeding ? SIGNS[proceeding] : FileText} size="s" />
      <span>{proceedingName(proceedingTypeKey) || MISSING}</span>
    </span>
  );
}
