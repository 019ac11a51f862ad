import type { ConnectorCode } from '@gatehouse/contracts';

/** Enrolls a connector, with a code that works once. */
export function enrollCommand({ url, code }: ConnectorCode): string {
  return `npx @gatehouse/connector enroll --url ${url} --code ${code}`;
}
