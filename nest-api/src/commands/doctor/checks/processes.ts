import { type Check, failed, ok, warning } from '../check.js';

interface Row {
  readonly kind: string;
  readonly version: string;
  readonly keys: string[];
}

/** Whether API, web app and gateway report, with one version and one master key. */
export const processes: Check = {
  name: 'processes',
  needs: ['database', 'migrations'],
  run: async ({ asPlatform }) => {
    const rows = await asPlatform<Row>(
      `select kind, version, master_keys as keys from instances
       where last_seen_at > now() - interval '2 minutes' order by kind`,
    );
    const kinds = new Set(rows.map(({ kind }) => kind));
    const missing = ['api', 'web'].filter((kind) => !kinds.has(kind));
    if (missing.length > 0)
      return failed(
        `No process of this kind reported within two minutes: ${missing.join(', ')}.`,
        'Start it. If it runs, check that INTERNAL_SECRET is the same for all processes, and that API_URL of the web app leads to the API.',
      );
    const versions = new Set(rows.map(({ version }) => version));
    const keys = new Set(rows.filter(({ kind }) => kind === 'api').map((row) => row.keys[0]));
    if (keys.size > 1)
      return failed(
        `API processes use different master keys: ${[...keys].join(', ')}.`,
        'Give every API process the same MASTER_KEY, and restart them.',
      );
    if (versions.size > 1)
      return warning(
        `Processes run versions ${[...versions].join(' and ')}.`,
        'Finish the upgrade: restart the processes with the older version.',
      );
    return ok(`${rows.length} processes run version ${[...versions][0]}.`);
  },
};
