/** The id of a legal entity in an address; null for what can be no id, so that nothing is requested for it (faults D03). */
export function readEntityId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
