import { Router } from './router.ts';
import { type RouterSettings, readSettingsFile } from './settings.ts';

const { issuer, keys, names, ...settings } = readSettingsFile<RouterSettings>();
await Router.start({ ...settings, trust: { issuer, keys }, names: Buffer.from(names, 'base64url') });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
