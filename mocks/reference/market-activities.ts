import { ACTIVITIES } from './activities.ts';

/** One node of the activity classification: a section (A), division (01), group (01.1) or class (01.11). */
export type Activity = (typeof ACTIVITIES)[number];

/** The only market activity type the agency has. */
export const MARKET_ACTIVITY_TYPE = 1;

const CLASS_CODE_LENGTH = 'NN.NN'.length;
let byId: Map<number, Activity> | undefined;
const classesUnder = new Map<string, readonly Activity[]>();

/** The classes (fourth level) whose code begins with `prefix`, at least one; legal entities are registered for classes only. */
export function activityClassesUnder(prefix: string): readonly Activity[] {
  const known = classesUnder.get(prefix);
  if (known) return known;
  const matches = ACTIVITIES.filter(({ code }) => code.length === CLASS_CODE_LENGTH && code.startsWith(prefix));
  if (matches.length === 0) throw new Error(`no activity class under '${prefix}'`);
  classesUnder.set(prefix, matches);
  return matches;
}

/** The letter of the section (A–U) above a node. */
export function sectionLetterOf(activity: Activity): string {
  byId ??= new Map(ACTIVITIES.map((node) => [node.id, node]));
  const parent = activity.parentId === null ? undefined : byId.get(activity.parentId);
  return parent ? sectionLetterOf(parent) : activity.code;
}
