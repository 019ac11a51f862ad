import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Segundo factor',
  about:
    'Un segundo factor protege su cuenta si alguien roba su contraseña. Una llave de acceso también puede sustituir a la contraseña.',
  required: 'Su organización exige un segundo factor',
  requiredFrom: 'Será obligatorio {time}. Después deberá configurarlo antes de poder iniciar sesión.',
  app: 'Aplicación de autenticación',
  appAbout: 'Un código de una aplicación de su teléfono. Cambia cada 30 segundos.',
  appSince: 'Configurada {created}.',
  appUsed: 'Configurada {created}, último uso {used}.',
  enabled: 'Activada',
  notSetUp: 'Sin configurar',
  remove: 'Quitar',
  setUp: 'Configurar',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  codes: 'Códigos de recuperación',
  codesLeft: 'Quedan {count, number}',
  codesAbout:
    'Cada código le permite iniciar sesión una vez si pierde sus otros factores. Los códigos nuevos sustituyen a los anteriores.',
  newCodes: 'Generar códigos nuevos',
  passkeys: 'Llaves de acceso',
  none: 'Ninguna',
  passkeysAbout:
    'Inicie sesión con su huella, su rostro o el PIN del dispositivo en lugar de una contraseña. Ningún otro sitio puede usar una llave de acceso de este sitio.',
  synced: 'Sincronizada',
  suspended: 'Suspendido',
  passkeyHosts:
    'Una llave de acceso solo funciona en la dirección donde la añadió. Añada una en cada dirección en la que inicie sesión.',
  passkeyHost: 'Funciona en {host}',
  passkeyUsed: 'Añadida {created}, último uso {used}',
  passkeyUnused: 'Añadida {created}, sin usar todavía',
  rename: 'Cambiar nombre<hidden>: {name}</hidden>',
  newNameOf: 'Nuevo nombre de {name}',
  save: 'Guardar',
  removePasskey: 'Quitar<hidden>: {name}</hidden>',
  addPasskey: 'Añadir una llave de acceso',
  passkeyOn: 'Llave de acceso en {system}',
  passkey: 'Llave de acceso',
} satisfies Translation<typeof english>;
