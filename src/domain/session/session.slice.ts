import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REGISTRY_ROLES } from '#shared/config/settings.ts';
import { hasRole, type TokenUser } from './token.ts';

/**
 * Why a session ended, or could not begin, without the user requesting it:
 * - `ended`: it could not be renewed
 * - `blocked`: the identity API refuses the user (403)
 * - `elsewhere`: the sign-in ended in another tab, by the user or the identity application
 * - `clock`: tokens have expired on arrival, because this computer's clock is wrong
 * - `tooLong`: the tokens are too long to be sent
 */
export type SessionNotice = 'ended' | 'blocked' | 'elsewhere' | 'clock' | 'tooLong';

type SessionState = {
  user: TokenUser | null;
  notice: SessionNotice | null;
  /** The user has signed out and the page is about to reload (P4 Logout). */
  leaving: boolean;
};

/** The signed-in user, decoded from the stored token (P3 Auth state). Never persisted, because the token itself decides. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { user: null, notice: null, leaving: false } as SessionState,
  reducers: {
    signedIn: (state, action: PayloadAction<TokenUser>) => {
      state.user = action.payload;
      state.notice = null;
    },
    signedOut: (state, action: PayloadAction<SessionNotice | undefined>) => {
      state.user = null;
      state.notice = action.payload ?? null;
    },
    signingOut: (state) => {
      state.leaving = true;
    },
    noticeDismissed: (state) => {
      state.notice = null;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsUserAuthenticated: (state) => state.user !== null,
    selectIsLeaving: (state) => state.leaving,
    selectSessionNotice: (state) => state.notice,
    /** Admin or moderator: may add bankruptcy documents (P6). */
    selectMayAddDocuments: ({ user }) => user !== null && hasRole(user.roleIdList, REGISTRY_ROLES),
  },
});

export const { signedIn, signedOut, signingOut, noticeDismissed } = sessionSlice.actions;
export const { selectUser, selectIsUserAuthenticated, selectIsLeaving, selectSessionNotice, selectMayAddDocuments } =
  sessionSlice.selectors;
