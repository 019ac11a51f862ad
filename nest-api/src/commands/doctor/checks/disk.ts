import { statfs } from 'node:fs/promises';
import { type Check, failed, ok, skipped, warning } from '../check.js';

const GIB = 1_073_741_824;

/** Whether the data directory has space left. */
export const disk: Check = {
  name: 'disk',
  run: async ({ env }) => {
    const directory = env.GATEHOUSE_DATA_DIR;
    if (!directory) return skipped('The data is on another machine. Monitor the disk of PostgreSQL there.');
    const found = await statfs(directory).catch(() => null);
    if (!found) return failed(`${directory} cannot be read.`, 'Correct GATEHOUSE_DATA_DIR.');
    const free = found.bavail * found.bsize;
    const share = found.bavail / found.blocks;
    const text = `${(free / GIB).toFixed(1)} GiB (${Math.round(share * 100)} %) are free at ${directory}.`;
    const fix =
      'Free space, or move GATEHOUSE_DATA_DIR to a larger disk. With a full disk the API returns 503.';
    if (free < GIB / 2) return failed(text, fix);
    return free < 5 * GIB || share < 0.05 ? warning(text, fix) : ok(text);
  },
};
