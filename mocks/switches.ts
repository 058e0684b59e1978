/** Switches of the agency in a box, set by the environment at start or by a test. */
export const switches = {
  /** Number of content items; the authored tree is filled up with generated items when larger. */
  contentItems: numberFrom('AGENCY_CONTENT_ITEMS', 0),
  /** Number of legal entities the search answers from; above the generated ones they are virtual pages. */
  legalEntities: numberFrom('AGENCY_LEGAL_ENTITIES', 0),
  /** Life of an access token in seconds. */
  tokenSeconds: numberFrom('AGENCY_TOKEN_SECONDS', 600),
  /** Delay before every answer in milliseconds. */
  latency: numberFrom('AGENCY_LATENCY', 0),
  /** Varies what the specification leaves open (`mocks/vary`); 0 is the plain agency. */
  seed: numberFrom('AGENCY_SEED', 0),
  /** Makes answers malformed in transit (`mocks/vary/fuzz.ts`); 0 leaves all as they are. */
  fuzz: numberFrom('AGENCY_FUZZ', 0),
};

function numberFrom(name: string, fallback: number): number {
  const text = globalThis.process?.env?.[name];
  const value = Number(text);
  return text && Number.isFinite(value) ? value : fallback;
}
