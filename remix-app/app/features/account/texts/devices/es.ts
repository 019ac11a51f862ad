import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Mis dispositivos',
  about:
    'Navegadores y dispositivos que iniciaron sesión en su cuenta. Si no reconoce alguno, cierre su sesión y cambie su contraseña.',
  none: 'Los dispositivos aparecen aquí después de iniciar sesión en ellos.',
  thisDevice: 'Este dispositivo',
  signedIn: 'Sesión iniciada',
  signedOut: 'Sesión cerrada',
  lastSeen: 'Última actividad',
  network: 'Red',
  unknown: 'Desconocida',
  firstSeen: 'Primera actividad',
  rename: 'Cambiar nombre<hidden>: {name}</hidden>',
  newNameOf: 'Nuevo nombre de {name}',
  save: 'Guardar',
  signOut: 'Cerrar sesión<hidden>: {name}</hidden>',
  forget: 'Olvidar<hidden>: {name}</hidden>',
} satisfies Translation<typeof english>;
