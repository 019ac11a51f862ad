import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '{domain} ya no está verificado',
  about:
    'Gatehouse comprueba a diario los registros DNS de sus dominios. No se ha encontrado el registro TXT {recordName}, que verifica {domain}.',
  effect:
    'Hasta que restaure el registro, los usuarios nuevos no pueden unirse a su organización a través de este dominio ni se vinculan cuentas mediante él. Los miembros actuales pueden seguir iniciando sesión.',
  action: 'Abrir los dominios',
} satisfies Translation<typeof english>;
