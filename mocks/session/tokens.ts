/** A demo user of the identity application. */
export type User = {
  userId: number;
  username: string;
  email: string;
  /** Role ids: 13 administrator, 1013 moderator (P6). */
  roles: readonly number[];
};

/** The user whose access token stands in the Authorization header; null when absent, foreign or expired. */
export async function userOf(_request: Request): Promise<User | null> {
  return null;
}
