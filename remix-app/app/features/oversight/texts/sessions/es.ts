import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Sesiones',
  about:
    'Sesiones activas, con el inicio de sesión más reciente primero. Los usuarios deben volver a iniciar sesión después de que usted finalice su sesión.',
  show: 'Mostrar',
  organizationChip: 'Organización: {organization}',
  networkChip: 'Red: {network}',
  email: 'Correo',
  emailPlaceholder: 'Dirección de correo completa',
  network: 'Red',
  user: 'Usuario',
  you: 'Usted',
  platform: 'Plataforma',
  device: 'Dirección IP y dispositivo',
  unknown: 'Desconocida',
  signedIn: 'Inicio de sesión',
  lastActive: 'Última actividad',
  end: 'Finalizar<hidden> la sesión de {name}</hidden>',
  empty: 'No hay sesiones activas',
  emptyAbout: 'Las sesiones aparecen aquí mientras los usuarios mantienen la sesión iniciada.',
  noMatch: 'No hay sesiones coincidentes',
  noMatchAbout: 'El registro de auditoría contiene las sesiones finalizadas.',
  endTenant:
    'Finalice todas las sesiones de la organización <b>{name}</b>. Se aplica de inmediato. Gatehouse notifica a las aplicaciones.',
  endUser:
    'Finalice todas las sesiones de <b>{name}</b>. Se aplica de inmediato. Gatehouse notifica a las aplicaciones.',
  endAll: 'Finalizar todas las sesiones',
  pwd: 'contraseña',
  otp: 'aplicación de autenticación',
  passkey: 'passkey',
  connection: 'conexión',
  mail: 'correo',
  recoveryCode: 'código de recuperación',
} satisfies Translation<typeof english>;
