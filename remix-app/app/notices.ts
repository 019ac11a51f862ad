/** A sentence that one page leaves for the next. `server/texts/notices` has the sentences; the cookie holds the name. */
export type Notice = keyof typeof import('./server/texts/notices/en').default;
