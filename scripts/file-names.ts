const VAGUE = /(?:^|[-.])(?:utils?|helpers?|misc|things?|stuff)\.tsx?$|(?:^|\.)(?:types?|common|index|shared)\.tsx?$/i;

/** Whether the name of a source file says nothing about its content (docs/architecture.md). */
export const isVague = (path: string): boolean => VAGUE.test(path.slice(path.lastIndexOf('/') + 1));
