import { useTranslation } from 'react-i18next';
import { entityOfJibEndpoint, searchOfJib } from '#domain/legal-entity/entity-requests.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Waiting } from '#shared/ui/Loaded.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { useTypeName } from './ReportId.tsx';

type WhoseReportProps = {
  id: string;
  /** The latest year above the amounts of the report; null when there is none. */
  year: number | null;
};

/** Whose report it is, of which type and year, for the question before it is submitted; nothing without a valid id (R3.10). */
export function WhoseReport({ id, year }: WhoseReportProps) {
  const { t } = useTranslation('control');
  const typeName = useTypeName();
  const parts = readReportId(id);
  if (!parts) return null;
  return (
    <DefinitionList
      narrow
      items={[
        [t('whose.entity'), <EntityName key="entity" jib={parts.jib} />],
        [
          t('whose.jib'),
          <b key="jib" className="tnum" translate="no">
            {parts.jib}
          </b>,
        ],
        [t('whose.type'), typeName(id, 'new')],
        [t('whose.year'), year === null ? t('whose.unknown') : String(year)],
      ]}
    />
  );
}

/** The name of the legal entity with that jib, as the register has it; that it has none is not the same as not knowing it. */
function EntityName({ jib }: { jib: string }) {
  const { t } = useTranslation('control');
  const { currentData, isError } = entityOfJibEndpoint.useQuery(searchOfJib({ jib, lang: useLang() }));
  if (!currentData && !isError)
    return (
      <Waiting>
        <Skeleton width="12em" />
      </Waiting>
    );
  const entity = currentData?.kind === 'one' ? currentData.entity : null;
  const name =
    entity?.shortName || entity?.longName || t(currentData?.kind === 'none' ? 'whose.none' : 'whose.unknown');
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
}
