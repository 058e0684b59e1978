/** A demo user of the identity application. */
export type User = {
  userId: number;
  username: string;
  email: string;
  /** Role ids: 13 administrator, 1013 moderator (P6); the others mean nothing to the portal. */
  roles: readonly number[];
};

/** A user the sign-in page offers. */
type DemoUser = User & {
  /** Has a portrait under `/photo/` of the identity application; without it the `photoUrl` claim is empty. */
  hasPhoto: boolean;
  /** The identity API answers 403 to this user (P4, P8). */
  isBlocked: boolean;
};

/**
 * The users that can sign in, by role. All are invented.
 * The accountant has role 130 on purpose: it must not be mistaken for 13 (administrator).
 */
export const DEMO_USERS = {
  citizen: demoUser(501, 'ana.primjer', [1], { hasPhoto: false }),
  accountant: demoUser(502, 'ivo.uzorak', [1, 130]),
  moderator: demoUser(503, 'mia.ogled', [1, 1013]),
  administrator: demoUser(504, 'edo.proba', [1, 13]),
  blocked: demoUser(505, 'una.zabrana', [1], { isBlocked: true }),
} as const satisfies Record<string, DemoUser>;

export type DemoUserKey = keyof typeof DEMO_USERS;

/** Whether a text names a demo user. */
export function isDemoUserKey(text: unknown): text is DemoUserKey {
  return typeof text === 'string' && Object.hasOwn(DEMO_USERS, text);
}

/** The demo user with that id; undefined for a foreign one. */
export function userById(userId: unknown): DemoUser | undefined {
  return Object.values<DemoUser>(DEMO_USERS).find((user) => user.userId === userId);
}

/** The address of the user's portrait on the identity application; '' when there is none. */
export function photoUrlOf(key: DemoUserKey, identityApp: string): string {
  return DEMO_USERS[key].hasPhoto ? `${identityApp}/photo/${key}.svg` : '';
}

function demoUser(
  userId: number,
  username: string,
  roles: readonly number[],
  special: Partial<Pick<DemoUser, 'hasPhoto' | 'isBlocked'>> = {},
): DemoUser {
  return { userId, username, email: `${username}@example.ba`, roles, hasPhoto: true, isBlocked: false, ...special };
}
