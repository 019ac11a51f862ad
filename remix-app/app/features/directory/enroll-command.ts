import type { ConnectorCode, ConnectorDownload } from '@gatehouse/contracts';

/** Downloads the command, and compares its digest. */
export function downloadCommand({ url, sha256 }: ConnectorDownload): string {
  return `curl -fsSO ${url}\necho "${sha256}  gatehouse-connector.mjs" | sha256sum --check`;
}

/** Enrolls a connector, with a code that works once. */
export function enrollCommand({ url, code }: ConnectorCode): string {
  return `node gatehouse-connector.mjs enroll --url ${url} --code ${code}`;
}
