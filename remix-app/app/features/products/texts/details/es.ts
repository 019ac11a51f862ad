import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protects: 'Qué protege',
  aiAntivirus:
    'AI Antivirus vigila los programas de cada dispositivo. Detiene los que se comportan como malware, incluso el que nadie ha visto antes.',
  aiAntivirusFirst: 'Portátiles y equipos de escritorio',
  aiAntivirusFirstHow: 'Los archivos se comprueban al abrirlos, descargarlos o ejecutarlos.',
  aiAntivirusSecond: 'Servidores',
  aiAntivirusSecondHow: 'Los análisis programados y en el acceso usan una parte limitada del procesador.',
  aiAntivirusThird: 'Unidades compartidas',
  aiAntivirusThirdHow:
    'El cambio de nombre y el cifrado masivos, típicos del ransomware, se detienen de inmediato.',
  networkMonitor:
    'Network Monitor aprende el tráfico normal entre oficinas, nubes y usuarios remotos. Avisa del tráfico inusual mientras ocurre.',
  networkMonitorFirst: 'Redes de oficina y de nube',
  networkMonitorFirstHow:
    'Los flujos se muestran por servicio, de modo que los desconocidos se ven enseguida.',
  networkMonitorSecond: 'Acceso remoto',
  networkMonitorSecondHow: 'Se señalan los viajes imposibles y las horas inusuales, con el usuario afectado.',
  networkMonitorThird: 'Datos que salen de la empresa',
  networkMonitorThirdHow:
    'Las transferencias grandes o poco frecuentes generan una alerta con origen y destino.',
  usbSecurity:
    'USB Security permite los dispositivos que usted aprobó y bloquea los demás. Registra cada dispositivo y cada archivo copiado.',
  usbSecurityFirst: 'Puertos',
  usbSecurityFirstHow:
    'Las unidades, los teléfonos y los teclados se permiten por tipo, fabricante o número de serie.',
  usbSecuritySecond: 'Archivos',
  usbSecuritySecondHow: 'Las copias en unidades extraíbles se registran y se pueden cifrar.',
  usbSecurityThird: 'Equipos compartidos',
  usbSecurityThirdHow: 'Las reglas siguen al usuario que ha iniciado sesión, no solo al equipo.',
  privacyMonitor:
    'Privacy Monitor encuentra datos personales en archivos, buzones y bases de datos, y muestra qué usuarios pueden acceder a ellos. Ayuda a responder a tiempo a las solicitudes de acceso o supresión.',
  privacyMonitorFirst: 'Datos personales',
  privacyMonitorFirstHow:
    'Se encuentran nombres, números e historiales médicos en lugares donde no deberían estar.',
  privacyMonitorSecond: 'Derechos de acceso',
  privacyMonitorSecondHow:
    'Las carpetas abiertas a todos aparecen con su propietario y la forma de restringirlas.',
  privacyMonitorThird: 'Plazos',
  privacyMonitorThirdHow: 'Las solicitudes de acceso y supresión se siguen hasta el día de su vencimiento.',
} satisfies Translation<typeof english>;
