import type { AgencyLanguage } from '#mocks/call.ts';

type Texts = { banner: string; explanation: string; reset: string; resetting: string; file: string; failure: string };

/** The texts of the practice site itself, in every document and on the pages of its identity application. */
export const TEXTS: Record<AgencyLanguage, Texts> = {
  bs: {
    banner: 'Vježba: ništa se ne šalje',
    explanation: 'Svi podaci su izmišljeni.',
    reset: 'Počnite ispočetka',
    resetting: 'Vježba počinje ispočetka.',
    file: 'VJEŽBA',
    failure:
      'Vježba se ne može pokrenuti, jer u ovom pregledniku ili na ovoj adresi nije dozvoljena. Otvorite je preko https, izvan privatnog prozora.',
  },
  hr: {
    banner: 'Vježba: ništa se ne šalje',
    explanation: 'Svi su podaci izmišljeni.',
    reset: 'Počnite ispočetka',
    resetting: 'Vježba počinje ispočetka.',
    file: 'VJEŽBA',
    failure:
      'Vježba se ne može pokrenuti jer u ovom pregledniku ili na ovoj adresi nije dopuštena. Otvorite je putem https-a, izvan privatnog prozora.',
  },
  en: {
    banner: 'Practice: nothing is sent',
    explanation: 'All data are made up.',
    reset: 'Start again',
    resetting: 'The practice starts again.',
    file: 'PRACTICE',
    failure:
      'The practice cannot start, because this browser or this address does not allow it. Open it by https, outside a private window.',
  },
};
