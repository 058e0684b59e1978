import { STATE_VERSION } from '#shared/config/settings.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

const STAMP = 'stateVersion';

/**
 * Checks the version stamp before the store exists (P4): when it differs, local storage is removed, session storage is cleared
 * and the page reloads once. redux-persist's own `createMigrate` ignores versions that are texts (faults C11). Returns true
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
  local.clear();
  session.clear();
  local.set(STAMP, STATE_VERSION);
  // Where nothing can be stored, the stamp would always differ; do not reload then.
  if (!local.lasting()) return false;
  reload();
  return true;
}
