import { EntityProfile } from './EntityProfile.tsx';

/** The profile of a legal entity (R2.4). */
export default function EntityProfilePage() {
  return <EntityProfile base="entitySearch" />;
}
