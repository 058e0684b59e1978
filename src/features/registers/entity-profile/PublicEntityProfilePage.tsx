import { EntityProfile } from './EntityProfile.tsx';

/** The profile of a public enterprise: the same layout with its own breadcrumb base and label (R2.4). */
export default function PublicEntityProfilePage() {
  return <EntityProfile base="publicEntitySearch" />;
}
