/** Whether the visitor prefers less motion; read again each time, because the setting can change while the page is open. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
