/** Name of the session cookie over http. */
export const SESSION_COOKIE = 'gatehouse_session';
