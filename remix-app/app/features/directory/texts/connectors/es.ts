import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Conectores',
  about:
    'Un conector se ejecuta en su red, lee allí el directorio y comprueba allí las contraseñas. Solo abre conexiones HTTPS salientes a Gatehouse. Ejecute al menos dos, para que los usuarios puedan iniciar sesión si uno falla.',
  unused:
    'Esta conexión accede directamente a su directorio. Para usar conectores, introduzca la dirección de servidor connector: en la configuración.',
  none: 'Los conectores aparecen aquí cuando los registra.',
  create: 'Crear código de registro',
  createAbout: 'El código funciona una vez y caduca a los 15 minutos. Un código nuevo sustituye al abierto.',
  open: 'Hay un código abierto. Caduca a las {at}.',
  once: 'Ejecute este comando ahora. El código solo se muestra una vez.',
  enroll: '1. Registrar',
  run: '2. Iniciar',
  runAbout:
    'Sustituya los valores por los de su directorio. Permanecen en su red: Gatehouse no recibe la dirección del servidor ni la contraseña de la cuenta de servicio.',
  neverConnected: 'Nunca conectado',
  connected: 'Conectado',
  silent: 'Sin contacto',
  revoked: 'Revocado',
  version: 'Versión {version}',
  fingerprint: 'Huella {fingerprint}',
  lastSeen: 'Último contacto {at}',
  enrolled: 'Registrado {at}',
  rejected:
    '{count, plural, one {# solicitud rechazada} many {# solicitudes rechazadas} other {# solicitudes rechazadas}}: {reason}',
  revoke: 'Revocar',
  revokeOf: 'Revocar {name}',
  revokeAbout:
    'Su próxima solicitud se rechaza. Para volver a usarlo, elimine su archivo de identidad y regístrelo con un código nuevo.',
  connector_revoked: 'El conector fue revocado. Deténgalo.',
  signature_missing: 'No había firma. Es posible que un proxy elimine la cabecera Authorization.',
  signature_invalid: 'La firma no es de este conector, o es para otra dirección.',
  signature_expired: 'El reloj difiere en más de un minuto. Sincronice el reloj del conector.',
  signature_replayed:
    'La misma solicitud llegó dos veces. Es posible que un proxy repita solicitudes o que alguien las grabe.',
  body_altered: 'El contenido no es el firmado. Es posible que un proxy modifique las solicitudes.',
  organization_inactive: 'La organización no está activa.',
  download: 'Descargar',
  downloadAbout:
    '<link>Descargue el conector</link>. Es un solo archivo y necesita Node 22 o posterior. En Linux, estos comandos lo descargan y comprueban su SHA-256:',
} satisfies Translation<typeof english>;
