import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Acción necesaria: faltan registros DNS de {host}',
  stoppedSubject: 'Ya no se puede iniciar sesión en {host}',
  about:
    'Gatehouse comprueba los registros DNS de su dominio personalizado {host}. No se ha encontrado el registro CNAME o TXT.',
  effect:
    'Los usuarios pueden seguir iniciando sesión ahí hasta el {date}. Restaure el registro antes de esa fecha.',
  stoppedEffect:
    'Los usuarios ya no pueden iniciar sesión ahí. Pueden seguir haciéndolo en la dirección de la plataforma.',
  action: 'Abrir el dominio personalizado',
} satisfies Translation<typeof english>;
