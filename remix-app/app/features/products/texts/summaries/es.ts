import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  aiAntivirus: 'Detecta el malware por su comportamiento, incluso sin firma conocida.',
  networkMonitor: 'Muestra todas las conexiones y avisa de las inusuales.',
  usbSecurity: 'Controla qué dispositivos extraíbles se pueden conectar y dónde.',
  privacyMonitor: 'Encuentra datos personales y muestra qué usuarios pueden acceder a ellos.',
} satisfies Translation<typeof english>;
