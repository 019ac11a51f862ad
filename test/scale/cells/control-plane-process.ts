import { type CryptoKey, importJWK } from 'jose';
import { ControlPlane } from './control-plane.ts';
import { type ControlPlaneSettings, readSettingsFile } from './settings.ts';

const settings = readSettingsFile<ControlPlaneSettings>();
const key = (await importJWK(settings.key, 'Ed25519')) as CryptoKey;
await ControlPlane.start({ ...settings, key });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
