import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  qrCode: 'QR-Code für Ihre Authentifizierungs-App',
  manual:
    'Wenn Sie ihn nicht scannen können, geben Sie diesen Schlüssel in der App ein oder <link>öffnen Sie ihn auf diesem Gerät</link>.',
  setupKey: 'Einrichtungsschlüssel',
  code: 'Code aus der App',
} satisfies Translation<typeof english>;
