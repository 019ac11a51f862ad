import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Agentes',
  about:
    'Aplicaciones que se registraron por sí mismas y aquellas con un documento de metadatos que conocen los usuarios de la organización. La cronología de un agente muestra cada token que obtuvo.',
  none: 'Los agentes aparecen aquí después de registrarse, o cuando un usuario inicia sesión en uno con un documento de metadatos.',
  more: 'Se muestran los {count, number} agentes más recientes.',
  publisher: 'Publicado por {host}',
  registered: 'Se registró por sí mismo',
  users:
    '{count, plural, =0 {Ningún usuario le dio acceso} one {# usuario le dio acceso} other {# usuarios le dieron acceso}}',
  lastUsed: 'Último uso: {time}',
  since: 'Conocido desde {time}',
  access: 'Puede acceder a: {access}',
  end: 'Finalizar el acceso',
  endNamed: 'Finalizar el acceso de {name} a los datos de todos los usuarios',
  notEnded: 'El acceso no se finalizó. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
