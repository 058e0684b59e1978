/** An id in an address: plain digits, not 0; null for anything else, so that nothing is asked for it (faults D03, A29). */
export function itemId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
