import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su proveedor de identidad se ha conectado',
  namedBy:
    '{by} ha configurado la conexión «{connection}» mediante el enlace de configuración que usted compartió. El enlace ya no funciona.',
  named:
    'La conexión «{connection}» se ha configurado mediante el enlace de configuración que usted compartió. El enlace ya no funciona.',
  unnamedBy:
    '{by} ha configurado una conexión mediante el enlace de configuración que usted compartió. El enlace ya no funciona.',
  unnamed:
    'Se ha configurado una conexión mediante el enlace de configuración que usted compartió. El enlace ya no funciona.',
  next: 'Los miembros todavía no pueden iniciar sesión a través de ella. Pruebe la conexión y después actívela.',
  notYou:
    'Si usted no compartió ningún enlace de configuración, elimine la conexión y consulte el registro de auditoría.',
  action: 'Abrir la configuración del inicio de sesión único',
} satisfies Translation<typeof english>;
