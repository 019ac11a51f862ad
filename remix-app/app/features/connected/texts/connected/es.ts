import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Aplicaciones conectadas',
  about:
    'Estas aplicaciones inician su sesión a través de Gatehouse. Si retira el acceso, finaliza de inmediato. La próxima vez, la aplicación se lo volverá a solicitar.',
  allowed: 'Permitido: {when}',
  lastUsed: 'Último uso: {when}',
  expires: 'El acceso caduca: {when}',
  offlineExpires: 'El acceso mientras usted no está presente caduca: {when}',
  mayAccess: 'Acceso concedido',
  withdraw: 'Retirar el acceso<hidden> de {application}</hidden>',
  withdrawScope: 'Retirar<hidden> «{scope}» de {application}</hidden>',
  disabled: 'Desactivada',
  hasAccess: 'Tiene acceso',
  notSignedIn: 'Permitida, sin sesión iniciada',
  empty: 'No hay aplicaciones conectadas',
  emptyAbout: 'Las aplicaciones aparecen aquí después de que inicie sesión en ellas a través de Gatehouse.',
} satisfies Translation<typeof english>;
