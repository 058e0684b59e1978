import type { Localised } from '../reference/localised.ts';

/** One text of a form or of a finding in the three languages. */
export type Labels = Localised;

/** A text from its Bosnian, Croatian and English wording; Croatian repeats Bosnian when it is left out as ''. */
export const labels = (bs: string, hr: string, en: string): Labels => ({ bs, hr: hr || bs, en });
