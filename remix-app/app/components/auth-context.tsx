import {
  type AuthenticatedUser,
  hasPermission,
  hasRole,
  type Permission,
  type Role,
  TEXTS,
} from '@gatehouse/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type SignInResult, signInQuietly } from './sign-in-quietly';

export interface Auth {
  /** Null for a visitor. */
  user: AuthenticatedUser | null;
  isAuthenticated: boolean;
  hasRole(...roles: readonly Role[]): boolean;
  hasPermission(permission: Permission): boolean;
  /** Signs in without leaving the page. */
  signIn(email: string, password: string): Promise<SignInResult>;
}

const AuthContext = createContext<Auth | null>(null);

/** Provides the signed-in user to components. The server authorizes each request. */
export function AuthProvider({ user, children }: { user: AuthenticatedUser | null; children: ReactNode }) {
  const auth = useMemo<Auth>(
    () => ({
      user,
      isAuthenticated: user !== null,
      hasRole: (...roles) => hasRole(user, ...roles),
      hasPermission: (permission) => hasPermission(user, permission),
      signIn: signInQuietly,
    }),
    [user],
  );
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

/** @throws Error outside of an AuthProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error(TEXTS.auth.useAuthOutsideProvider);
  return auth;
}

/** Null for a visitor, and on an error page. */
export function useAccount(): AuthenticatedUser | null {
  return useContext(AuthContext)?.user ?? null;
}

/** The user on a page whose loader requires one. @throws Error on any other page */
export function useUser(): AuthenticatedUser {
  const { user } = useAuth();
  if (!user) throw new Error('This page is only for people who are signed in');
  return user;
}
