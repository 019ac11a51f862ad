import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTOR_PATHS } from '@gatehouse/connector';
import { type ConnectorDownload } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../settings/settings.js';

const COMMAND = 'gatehouse-connector.mjs';
/** The command, and the notices of the packages in it. */
const TYPES: Readonly<Record<string, string>> = {
  [COMMAND]: 'text/javascript; charset=utf-8',
  'THIRD-PARTY-LICENSES.txt': 'text/plain; charset=utf-8',
};
/** Beside the bundle of the API, or where the workspace of the connector builds it. */
const FOLDERS = [
  join(import.meta.dirname, 'connector'),
  join(import.meta.dirname, '../../../../libs/connector/dist'),
];

/** The connector's command, which the product serves itself: customers need no package registry. */
@Injectable()
export class ConnectorDownloads {
  private command: ConnectorDownload | null = null;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Null if the connector was not built, as in development. */
  describe(): ConnectorDownload | null {
    const file = this.command ? null : this.read(CONNECTOR_PATHS.download + COMMAND);
    if (file) {
      const url = new URL(CONNECTOR_PATHS.download + COMMAND, this.settings.PUBLIC_URL).href;
      this.command = { url, sha256: createHash('sha256').update(file.content).digest('hex') };
    }
    return this.command;
  }

  /** @param path of the request. @returns null if no file has this path */
  read(path: string): { content: Buffer; type: string; name: string } | null {
    const name = path.slice(CONNECTOR_PATHS.download.length);
    const type = Object.hasOwn(TYPES, name) && path.startsWith(CONNECTOR_PATHS.download) ? TYPES[name] : null;
    const folder = type && FOLDERS.find((known) => existsSync(join(known, name)));
    return type && folder ? { content: readFileSync(join(folder, name)), type, name } : null;
  }
}
