import { useTranslation } from 'react-i18next';
import { Table } from '#shared/ui/Table.tsx';
import { CallLink, MailLink } from './OfficeCard.tsx';
import type { Office } from './office.model.ts';
import { useOfficeFacts, useOfficeName } from './use-office-facts.ts';

type BranchTableProps = {
  unit: Office;
  branches: readonly Office[];
  active: number | null;
  onEnter: (id: number) => void;
};

/** The branch offices of a main unit: name, address, phone, mail (P2.21). A row highlights its pin. */
export function BranchTable({ unit, branches, active, onEnter }: BranchTableProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const factsOf = useOfficeFacts();
  return (
    <Table caption={t('branchesOf', { town: unit.businessUnit })} captionHidden stack>
      <thead>
        <tr>
          <th scope="col">{t('branch')}</th>
          <th scope="col">{t('address')}</th>
          <th scope="col">{t('phone')}</th>
          <th scope="col">{t('mail')}</th>
        </tr>
      </thead>
      <tbody>
        {branches.map((branch) => (
          <tr
            key={branch.id}
            data-highlighted={branch.id === active || undefined}
            onPointerEnter={() => onEnter(branch.id)}
            onFocus={() => onEnter(branch.id)}
          >
            <th scope="row" aria-label={nameOf(branch)}>
              {branch.businessUnit}
            </th>
            <td data-l={t('address')}>
              {factsOf(branch).address}
              {factsOf(branch).hours ? <div className="xs muted">{factsOf(branch).hours}</div> : null}
            </td>
            <td data-l={t('phone')}>
              <CallLink phone={branch.phone} />
            </td>
            <td data-l={t('mail')}>
              <MailLink mail={branch.mail} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
