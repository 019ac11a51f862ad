import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  serves: 'Organización: {organization}',
  servesAll: 'Todas las organizaciones',
  updated: 'Actualizada: {time}',
  tabs: 'Secciones de la aplicación',
  settings: 'Ajustes',
  credentials: 'Credenciales',
  connect: 'Conectar',
  test: 'Probar',
  provisioning: 'Aprovisionamiento',
  logout: 'Cierre de sesión por canal posterior',
  securityEvents: 'Eventos de seguridad',
  problems: 'Problemas de inicio de sesión',
  access: 'Acceso',
  danger: 'Zona de peligro',
  disableEffect:
    'Al desactivar la aplicación se bloquean de inmediato los nuevos inicios de sesión y se revocan todos sus tokens. Los ajustes se conservan. Cuando vuelva a activarla, los usuarios deberán iniciar sesión de nuevo.',
  enableEffect:
    'Los usuarios podrán volver a iniciar sesión en esta aplicación. Los tokens revocados siguen revocados.',
  deleteEffect:
    'Elimina la aplicación con sus secretos, sus tokens y el consentimiento de sus usuarios. No se puede deshacer. El client ID no se reutiliza nunca.',
  save: 'Guardar cambios',
  saveMine: 'Guardar mis valores',
  identity: 'Identidad del cliente',
  clientIdAbout: 'Público. El client ID no cambia nunca y no se reutiliza.',
  pkce: 'PKCE',
  pkceRequired: 'Obligatorio',
  pkceOptional: 'No obligatorio. Los inicios de sesión sin PKCE son menos seguros.',
  noSecret: 'Sin secreto de cliente',
  noSecretAbout:
    'Esta aplicación es un cliente público y no puede guardar un secreto. En su lugar, PKCE protege los inicios de sesión.',
  secretAbout:
    'Gatehouse solo almacena un hash del secreto. Puede rotarlo, pero no verlo. El secreto anterior sigue siendo válido durante el tiempo que seleccione, sin interrupciones para la aplicación.',
  secretCreated: 'Creado: {time}',
  secretExpires: 'Caduca: {time}',
  secretCurrent: 'Válido hasta que lo rote',
  creatorLeft:
    'El usuario que creó este secreto ya no administra esta aplicación, pero sigue conociendo el secreto. Rótelo.',
  keepOld: 'Mantener válido el secreto anterior durante',
  days: '{count, plural, one {# día} other {# días}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  revokeNow: 'Ningún tiempo: revocarlo de inmediato',
  rotate: 'Rotar secreto',
  exchange: 'Intercambio de tokens',
} satisfies Translation<typeof english>;
