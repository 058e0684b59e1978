// The parts of a profile that wait for its further answers, in one file that its first screen does not wait for.
export { ProceedingDocuments, KnownDocuments } from './KnownDocuments.tsx';
export { ProfileSummary } from './summary/ProfileSummary.tsx';
export { ProfileSources } from './ProfileSources.tsx';
export { Timeline } from './timeline/Timeline.tsx';
export { Ratios } from './Ratios.tsx';
