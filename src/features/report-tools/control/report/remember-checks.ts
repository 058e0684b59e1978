import { addChecks } from '#domain/filing/progress/report-check.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import type { ControlVersion } from './control-settings.ts';
import { notesAreObligatory, type ReportResult } from './report-result.ts';

/** Stores what the agency found, for the filing season; a report without a valid id belongs to nobody (R4.7, R4.8). Never rejects. */
export async function rememberChecks(
  storage: PortalStorage,
  version: ControlVersion,
  results: readonly ReportResult[],
): Promise<void> {
  const at = new Date().toISOString();
  const checks = results.flatMap(({ id, name, file, errors }) => {
    const parts = readReportId(id);
    if (!parts) return [];
    const needsNotes = version === 'new' && notesAreObligatory(id);
    return [{ ...parts, version, name: file ?? name, errors: errors.length, needsNotes, at }];
  });
  // Of two files of the same report, the one with more errors counts.
  if (checks.length > 0)
    await addChecks(
      storage,
      checks.toSorted((one, other) => other.errors - one.errors),
    );
}
