/** The data of a JSON text; null for a missing or invalid one (faults C03). */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
