import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Se ha utilizado el acceso de emergencia',
  about:
    'Su organización exige el inicio de sesión único. El administrador de emergencia {email} ha iniciado sesión sin él.',
  codesLeft:
    '{count, plural, =0 {No queda ningún código de emergencia. Cree códigos nuevos.} one {Queda # código de emergencia.} other {Quedan # códigos de emergencia.}}',
  next: 'Si lo esperaba, no tiene que hacer nada. Si no, retire el acceso de emergencia de esta cuenta y finalice sus sesiones.',
  action: 'Abrir la configuración del inicio de sesión único',
} satisfies Translation<typeof english>;
