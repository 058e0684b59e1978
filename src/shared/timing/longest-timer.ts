/** Longest time in milliseconds that a timer can wait; a longer one would end at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;
