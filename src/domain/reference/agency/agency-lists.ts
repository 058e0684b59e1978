import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import Database from 'lucide-react/icons/database';
import MonitorCog from 'lucide-react/icons/monitor-cog';
import Stamp from 'lucide-react/icons/stamp';

/** The four other services (P2.6, P2.16); titles and texts under `otherServices` of the namespace 'agency'. */
export const OTHER_SERVICES = [
  { key: 'archive', icon: Archive },
  { key: 'stamps', icon: Stamp },
  { key: 'processing', icon: Database },
  { key: 'itSupport', icon: MonitorCog },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** The four boxes of the mission (P2.17); titles and texts under `mission` of the namespace 'agency'. */
export const MISSION = ['openness', 'reliability', 'service', 'development'] as const;
