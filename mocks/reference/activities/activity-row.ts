/**
 * One authored line of the classification of activities: code, Bosnian name, English name and, only where the Croatian
 * name is not the word-for-word counterpart of the Bosnian one, the Croatian name.
 *
 * A level that is not split further is not written down: by the rule of the classification, a division without groups has
 * the group `NN.0` and a group without classes has the class `NN.N0`, with the same name.
 */
export type ActivityRow = readonly [code: string, bs: string, en: string, hr?: string];
