import { STATE_VERSION } from '#shared/config/settings.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { isSharedComputer, markShared } from '#shared/storage/shared-computer.ts';

const STAMP = 'stateVersion';

/**
 * Checks the version stamp before the store exists (P4): when it differs, local storage is removed except for the mark of
 * a shared computer, session storage is cleared and the page reloads once. redux-persist's own `createMigrate` ignores versions that are texts (faults C11). Returns true
 * when a reload is under way.
 */
export function checkStateVersion(
  { local, session }: PortalStorage,
  reload: () => void = () => window.location.reload(),
): boolean {
  const stored = local.get(STAMP);
  if (stored === STATE_VERSION) return false;
  if (stored === null) {
    local.set(STAMP, STATE_VERSION);
    return false;
  }
  const isShared = isSharedComputer(local);
  local.clear();
  session.clear();
  local.set(STAMP, STATE_VERSION);
  // Else personal data would be stored on a shared computer from now on (readings P4).
  if (isShared) markShared(local, true);
  // Where nothing can be stored, the stamp would always differ; do not reload then.
  if (!local.lasting()) return false;
  reload();
  return true;
}
